import type { ReadFile } from "@octroi/check/events";
import { type Pasted, readFromPaste } from "@octroi/check/pasted";
import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import { useRef, useState } from "react";
import { addressOf, pages } from "../../domain/pages/pages.ts";
import type { SiteCheckCopy } from "../content/site-check/copy.ts";
import { usePrefix, useRootData } from "../page/root-data.ts";
import { Answer } from "./answer.tsx";
import { Asking } from "./asking.tsx";
import { DomainForm } from "./domain-form.tsx";
import type { exampleCheck } from "./example.ts";
import { FilesRead } from "./files-read.tsx";
import { Followed, type FollowedWords } from "./followed.tsx";
import { PasteForm } from "./paste-form.tsx";
import { ReadTime } from "./read-time.tsx";
import { Summary } from "./summary.tsx";
import { useJudge } from "./use-judge.ts";
import { useVisit } from "./use-visit.ts";

interface ToolProps extends FollowedWords {
  copy: SiteCheckCopy;
  example: ReturnType<typeof exampleCheck>;
}

/** The lines that read by hand what the check-up reads. */
const commands = `for path in robots.txt .well-known/tdmrep.json ai.txt llms.txt; do
  curl -sSL -D - "https://example.com/$path"
done
curl -sSL -D - -o /dev/null https://example.com/`;

/** Name a site, or bring its files; read what they say together, to whom, and what to fix. */
export function Tool({ copy, example, specSupportCopy, specSupport }: ToolProps) {
  const language = useLanguage();
  const { origin } = useRootData();
  const here = addressOf(pages.siteCheck, usePrefix());
  const [pasted, setPasted] = useState<readonly ReadFile[]>();
  const [isOpen, setOpen] = useState(true);
  const { judged, isJudging, failed, prepare, judge, forget } = useJudge();
  const {
    visit,
    ask,
    cancel,
    forget: forgetVisit,
  } = useVisit(({ host, read, state }) => {
    const isAll = state === "over";
    // Why it was cut off is told below the question, which stays open for that.
    setOpen(!isAll);
    judge({ host, read, isAll });
    keepAddress(`${here}?domain=${encodeURIComponent(host)}`);
  });
  const isAsking = visit?.state === "asking";
  const isCutOff = judged !== undefined && (visit?.state === "cancelled" || visit?.state === "failed");
  const isExample = judged === undefined;
  const result = judged ?? example.judged;
  const subject = pasted ? copy.question.paste.pasted : isExample ? example.host : (visit?.host ?? "");
  const read = pasted ?? (visit && visit.state !== "refused" ? visit.read : example.read);

  const files = (
    <FilesRead
      copy={copy.progress}
      read={read}
      reading={visit?.reading ?? []}
      isGoing={isAsking}
      isCutOff={isCutOff}
    />
  );

  /** Where the answer will be, so that it is all in sight. */
  const panel = useRef<HTMLElement>(null);
  const show = () => panel.current?.scrollIntoView();

  function begin(domain: string) {
    show();
    setPasted(undefined);
    forget();
    prepare();
    ask(domain, language);
  }

  function take(files: Pasted) {
    const { host, read } = readFromPaste(files);
    if (read.length === 0) return;
    show();
    forgetVisit();
    setPasted(read);
    setOpen(false);
    judge({ host, read, isAll: false });
    keepAddress(here);
  }

  return (
    <>
      <Summary
        copy={copy}
        subject={subject}
        counts={result.findings.counts}
        isShown={!isOpen && !isExample}
        onChange={() => setOpen(true)}
      />
      <section ref={panel} className="wrap">
        <div className="grid overflow-hidden rounded-panel border border-line bg-ink-900 lg:grid-cols-[0.72fr_1.28fr] lg:grid-rows-[auto_1fr]">
          <div className={`min-w-0 p-6 sm:p-8 ${isOpen ? "" : "max-lg:hidden"}`}>
            <h2 className="text-2xl">{copy.question.heading}</h2>
            <div className="mt-5 grid grid-cols-1 gap-5">
              <DomainForm
                copy={copy.question}
                isAsking={isAsking}
                remark={remarkOn(visit, copy)}
                isRefused={visit?.state === "refused"}
                onFocus={prepare}
                onAsk={begin}
                onCancel={cancel}
              />
              <div className={isAsking ? "max-lg:hidden" : ""}>
                <PasteForm copy={copy.question.paste} onOpen={prepare} onPaste={take} />
              </div>
              <div className="scriptless-only">
                <p className="mb-4">{copy.scriptless.text}</p>
                <CodeBlock code={commands} title={copy.scriptless.title} />
              </div>
            </div>
          </div>
          <div className="min-w-0 border-line-soft p-6 max-lg:border-t sm:p-8 lg:row-span-2 lg:border-l">
            {isAsking || isJudging ? (
              <Asking copy={copy} host={visit?.host ?? subject} done={read.length} isJudging={isJudging}>
                {files}
              </Asking>
            ) : (
              <Answer
                copy={copy}
                subject={subject}
                judged={result}
                isExample={isExample}
                isCutOff={isCutOff}
                share={pasted || isExample ? undefined : `${origin}${here}?domain=${subject}`}
              />
            )}
          </div>
          {!isAsking && !isJudging && (
            <div className="min-w-0 border-line-soft border-t p-6 sm:p-8">
              <h2 className="text-lg">{copy.progress.heading}</h2>
              {visit?.readAt && <ReadTime copy={copy.progress} readAt={visit.readAt} />}
              <div className="mt-4">{files}</div>
            </div>
          )}
        </div>
        <p role="alert" className="mt-4 text-coral empty:hidden">
          {failed && (navigator.onLine ? copy.failed : copy.notLoaded)}
        </p>
      </section>
      <div className="mt-14" hidden={isAsking || isJudging || result.headline.kind === "nothing-read"}>
        <Followed
          copy={copy.answer}
          answers={result.answers}
          specSupportCopy={specSupportCopy}
          specSupport={specSupport}
        />
      </div>
    </>
  );
}

function remarkOn(visit: ReturnType<typeof useVisit>["visit"], { question }: SiteCheckCopy) {
  switch (visit?.state) {
    case "refused":
      return visit.sentence;
    case "failed":
      return navigator.onLine ? question.failed : question.offline;
    case "cancelled":
      return question.cancelled;
    default:
      return undefined;
  }
}

/** So that the address runs it again when it is opened anew. The framework's own notes stay as they are. */
function keepAddress(address: string) {
  window.history.replaceState(window.history.state, "", address);
}
