import type { PresetName } from "@octroi/policy";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Draft, DraftField } from "@octroi/ui/policy/draft";
import { isLike, withPreset } from "@octroi/ui/policy/edit";
import type { PresetDraft } from "@octroi/ui/policy/presets";
import { useEffect, useRef, useState } from "react";
import { useWorkerClient } from "../workers/use-worker-client.ts";
import type { PolicyExample } from "./example.ts";
import type { PolicyAnswer, PolicyRequest, PreviewAnswer, VisitRequest } from "./protocol.ts";
import { useFragment } from "./use-fragment.ts";

/** Why nothing came of a file or a link, and where in it. */
export interface OpenFailure {
  of: "file" | "link";
  place: string;
}

/** What was preview out last, and from which draft: the newest may not have been, or cannot be. */
interface Answered extends Pick<Extract<PreviewAnswer, { kind: "preview" }>, "preview" | "exchange"> {
  answeredDraft: Draft;
}

/** A policy while it is made: the draft, what it comes to, and the ways to change it. */
export function usePolicy(example: PolicyExample, presets: readonly PresetDraft[]) {
  const language = useLanguage();
  const { ask } = useWorkerClient<PolicyRequest, PolicyAnswer>(startWorker, { supersedes });
  /** As it was at first: in another language the same example comes anew. */
  const [first] = useState(example);
  const [draft, setDraft] = useState(first.draft);
  /** What was replaced as a whole, and can be had back. */
  const [before, setBefore] = useState<Draft>();
  const [base, setBase] = useState<PresetName | undefined>(example.preset);
  const [existing, setExisting] = useState("");
  const [visit, setVisit] = useState<VisitRequest>(first.visit);
  const [isAsked, setIsAsked] = useState(false);
  const [newestAnswer, setAnswered] = useState<Answered>();
  const [wrong, setWrong] = useState<readonly DraftField[]>();
  const [refusal, setRefusal] = useState<OpenFailure>();
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef<Promise<PreviewAnswer>>(undefined);

  const isExample = draft === first.draft && existing === "";
  const shownAnswer = newestAnswer ?? {
    answeredDraft: first.draft,
    preview: example.preview,
    exchange: example.exchange,
  };

  function request(): Promise<PreviewAnswer> {
    return ask({ kind: "work", draft, existing, language, visit }).then((answer) => {
      if (answer.kind === "opened" || answer.kind === "refused")
        throw new Error(`Expected a preview from the worker, found “${answer.kind}”.`);
      return answer;
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is these parts.
  useEffect(() => {
    if (!isAsked && isExample && visit === first.visit) return;
    const pending = request();
    latest.current = pending;
    pending
      .then((answer) => {
        if (latest.current !== pending) return;
        setHasFailed(false);
        setWrong(answer.kind === "wrong" ? answer.wrong : undefined);
        if (answer.kind === "preview") {
          setAnswered({ answeredDraft: draft, preview: answer.preview, exchange: answer.exchange });
        }
      })
      .catch(() => latest.current === pending && setHasFailed(true));
  }, [draft, existing, visit, language, isAsked]);

  const isLoaded = newestAnswer !== undefined;
  useFragment(isExample || !isLoaded ? undefined : shownAnswer.preview.fragment, (hash) =>
    open({ kind: "follow", hash }),
  );

  async function open(opening: { kind: "open"; text: string } | { kind: "follow"; hash: string }) {
    try {
      const answer = await ask(opening);
      if (answer.kind === "refused") {
        setRefusal({ of: opening.kind === "open" ? "file" : "link", place: answer.place });
      } else if (answer.kind === "opened") {
        replace(answer.draft);
        if (answer.existing !== undefined) setExisting(answer.existing);
      }
    } catch {
      setHasFailed(true);
    }
  }

  function replace(next: Draft) {
    setRefusal(undefined);
    setBefore(draft === first.draft ? undefined : draft);
    setDraft(next);
    setBase(presets.find((preset) => isLike(next, preset.draft))?.name);
  }

  function choosePreset({ name, draft: preset }: PresetDraft) {
    const isLost = base === undefined || !presets.some((each) => isLike(draft, each.draft));
    setBefore(isLost ? draft : undefined);
    setRefusal(undefined);
    setDraft(withPreset(draft, preset));
    setBase(name);
  }

  return {
    ...shownAnswer,
    draft,
    isExample,
    base,
    before,
    existing,
    visit,
    wrong,
    refusal,
    hasFailed,
    /** Whether every file is here, and not the example's first alone. */
    isLoaded,
    change(next: Draft) {
      setBefore(undefined);
      setRefusal(undefined);
      setDraft(next);
    },
    choosePreset,
    takeBack: () => before && replace(before),
    open: (text: string) => open({ kind: "open", text }),
    setExisting,
    setVisit,
    /** Loads what is not in the page: every file of the example. */
    load: () => setIsAsked(true),
    /** What the form makes now: a press does not get what was there before the last change. */
    async take() {
      const answer = await request();
      return answer.kind === "preview" ? answer.preview : shownAnswer.preview;
    },
  };
}

export type PolicyState = ReturnType<typeof usePolicy>;

const startWorker = () => new Worker(new URL("./policy-worker.ts", import.meta.url), { type: "module" });

/** Of drafts that wait, the newest counts; a file or a link that was opened is not overtaken by one. */
const supersedes = (newer: PolicyRequest, older: PolicyRequest) =>
  newer.kind === "work" && older.kind === "work";
