import type { FetchedRobots } from "@octroi/check/robots/fetched";
import { applyFix, type Fix } from "@octroi/crawlers/lint";
import { useCallback, useEffect, useMemo, useState } from "react";
import { robotsInFragment } from "../../domain/robots/address.ts";
import type { Question } from "../../domain/robots/question.ts";
import type { TesterCopy } from "../content/tester/copy.ts";
import { Proof } from "../robots-file/proof.tsx";
import { RobotsFileBox } from "../robots-file/robots-file-box.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { useHashPayload } from "../ui/use-hash-payload.ts";
import { CrawlerList } from "./crawler-list.tsx";
import { DomainForm } from "./domain-form.tsx";
import type { exampleAnswers } from "./example.ts";
import { FetchedNote } from "./fetched-note.tsx";
import { FileView } from "./file-view.tsx";
import { Findings } from "./findings.tsx";
import type { ListWords } from "./list-words.ts";
import type { TestedSource } from "./protocol.ts";
import { QuestionBox } from "./question-box.tsx";
import { useTester } from "./use-tester.ts";

interface ToolProps {
  copy: TesterCopy;
  words: ListWords;
  example: ReturnType<typeof exampleAnswers>;
}

/** Bring a file; read what it says to search engines, then to one crawler, then to all. */
export function Tool({ copy, words, example }: ToolProps) {
  const [own, setOwn] = useState<TestedSource>();
  const [fetched, setFetched] = useState<FetchedRobots>();
  const [question, setQuestion] = useState<Question>(example.question);
  const [chosen, setChosen] = useState<string | null>(null);
  const source = own ?? example.source;
  const asks = own !== undefined || question !== example.question;
  const { check, findings, verdicts, lines, failed, ...answered } = useTester(
    { source, question, chosen },
    example,
    asks,
  );
  const tokens = useMemo(
    () => check.purposes.flatMap(({ crawlers = [] }) => crawlers.map(({ token }) => token)),
    [check],
  );

  /** What is typed or pasted over a file that was read may be another site's: it has no address any more. */
  const setText = useCallback((text: string) => {
    setFetched(undefined);
    setOwn(text === "" ? undefined : { text, access: "as-the-file-says" });
  }, []);
  // From the check-up, which has read it already.
  const fromFragment = useHashPayload(robotsInFragment);
  useEffect(() => {
    if (fromFragment !== undefined) setText(fromFragment);
  }, [fromFragment, setText]);
  const applyTo = useCallback(
    (fix: Fix) => {
      // Until a new file is answered, the findings on the screen are about the one before it.
      if (answered.source !== source) return;
      setFetched(undefined);
      setOwn({ ...source, text: applyFix(source.text, fix), access: "as-the-file-says" });
    },
    [source, answered.source],
  );

  function takeFetched(answer: FetchedRobots) {
    setFetched(answer);
    setOwn({ text: answer.text, access: answer.access, origin: new URL(answer.address).origin });
  }

  return (
    <>
      <section className="wrap">
        <div className="grid overflow-hidden rounded-panel border border-line bg-ink-900 lg:grid-cols-[0.72fr_1.28fr]">
          <div className="p-6 sm:p-8">
            <h2 className="text-2xl">{copy.source.domain.heading}</h2>
            <p className="mt-3 text-base text-muted">{copy.source.domain.text}</p>
            <DomainForm copy={copy.source.domain} onFetched={takeFetched} />
            <p className="scriptless-only mt-5">{copy.source.scriptless}</p>
          </div>
          <div className="min-w-0 border-line-soft p-6 max-lg:border-t sm:p-8 lg:border-l">
            <h2 className="text-2xl">{copy.source.file.heading}</h2>
            <p className="mt-3 text-base text-muted">{copy.source.file.text}</p>
            <div className="mt-6">
              <RobotsFileBox
                copy={copy.source.file}
                text={own?.text ?? ""}
                onText={setText}
                keptAs="tester"
              />
            </div>
          </div>
        </div>
        <p role="alert" className="mt-4 text-coral empty:hidden">
          {failed && copy.failed}
        </p>
      </section>
      {fetched && <FetchedNote fetched={fetched} copy={copy.fetched} />}
      <div className="mt-10" aria-busy={answered.source !== source}>
        <Proof copy={copy} engines={check.engines} isExample={own === undefined} />
        <QuestionBox
          copy={copy}
          question={question}
          onQuestion={setQuestion}
          verdicts={verdicts}
          tokens={tokens}
        />
        {source.access === "as-the-file-says" && (
          <Findings
            copy={copy.findings}
            findings={findings}
            shutsOut={check.engines.some(({ level }) => level === "blocked")}
            onFix={applyTo}
          />
        )}
        <section className="border-line-soft border-t">
          <div className="wrap chapter">
            <SectionHeading title={copy.crawlers.heading} lead={copy.crawlers.lead} />
            <div className="mt-10 gap-x-14 lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,0.85fr)]">
              {/* Always in sight: what is chosen in the list is shown here. */}
              <div className="sticky top-header z-10 mb-6 self-start bg-ink-950 py-2 lg:order-last lg:top-[calc(var(--spacing-header)+1.5rem)] lg:mb-0 lg:p-0">
                <FileView copy={copy.fileView} text={source.text} marked={lines} chosen={chosen} />
              </div>
              <div>
                <CrawlerList
                  copy={copy}
                  words={words}
                  purposes={check.purposes}
                  chosen={chosen}
                  onChoose={setChosen}
                />
                <p className="mt-5 max-w-[60ch] text-muted text-sm">{copy.crawlers.preference}</p>
              </div>
            </div>
          </div>
        </section>
      </div>
    </>
  );
}
