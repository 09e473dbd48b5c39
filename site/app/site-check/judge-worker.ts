import { judge } from "@octroi/check/judge";
import { answerRequests } from "../workers/answer-requests.ts";
import type { Judged, JudgeRequest } from "./protocol.ts";
import { worded } from "./worded.ts";

/** Files are judged here, off the page's thread, and this is where the registry and the words are. */
answerRequests<JudgeRequest, Judged>(({ host, read, isAll }) => worded(judge(host, read, isAll)));
