import { judge } from "@octroi/check/judge";
import { answerRequests } from "../workers/answer-requests.ts";
import { describeVerdict } from "./describe-verdict.ts";
import type { Judged, JudgeRequest } from "./protocol.ts";

/** Files are judged here, off the page's thread, and this is where the registry and the words are. */
answerRequests<JudgeRequest, Judged>(({ host, read, isAll }) => describeVerdict(judge(host, read, isAll)));
