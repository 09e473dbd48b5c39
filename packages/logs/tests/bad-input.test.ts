import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { analyze, type FileProblem, problemWords, type Snapshot } from "../src/index.ts";
import { read, readText } from "./read.ts";
import { combinedLog, sampleVisit } from "./sample-log.ts";
import { writers } from "./writers.ts";

const line = combinedLog(1);
const whys = (report: Snapshot["report"]) => report.samples.map(({ why }) => why);

describe("files that are no logs say what they are, and are not read on", () => {
  const bytes = (...values: number[]) => Buffer.concat([Buffer.from(values), Buffer.alloc(2000, "x\n")]);
  test.each<[FileProblem, Uint8Array]>([
    ["zip", bytes(0x50, 0x4b, 0x03, 0x04)],
    ["xz", bytes(0xfd, 0x37, 0x7a, 0x58, 0x5a)],
    ["bzip2", bytes(0x42, 0x5a, 0x68)],
    ["parquet", bytes(0x50, 0x41, 0x52, 0x31)],
    ["sqlite", Buffer.from("SQLite format 3\0")],
    ["binary", randomBytes(10_000)],
    ["empty", new Uint8Array(0)],
  ])("%s", async (problem, file) => {
    const { report } = await read([
      { name: "odd", text: file },
      { name: "log", text: line },
    ]);
    expect(report.files.map((found) => found.problem)).toEqual([problem, null]);
    expect(report.total.visits).toBe(1);
    expect(problemWords[problem]).toMatch(/^(is|could) /);
  });

  test("a film of any length is left after its first bytes", async () => {
    let pulled = 0;
    const film = {
      name: "film.mp4",
      async *stream() {
        for (;;) {
          pulled++;
          yield randomBytes(4096);
        }
      },
    };
    for await (const { report } of analyze([film], { every: Number.POSITIVE_INFINITY }))
      expect(report.files[0]?.problem).toBe("binary");
    expect(pulled).toBe(1);
  });

  test("a file that the disk does not give is left, and the next is read", async () => {
    const broken = {
      name: "broken.log",
      async *stream() {
        yield Buffer.from(line);
        throw new Error("EIO");
      },
    };
    for await (const { report } of analyze([
      broken,
      {
        name: "b",
        stream: async function* () {
          yield Buffer.from(line);
        },
      },
    ])) {
      expect(report.files.map(({ problem }) => problem)).toEqual(["unreadable", null]);
      expect(report.total.visits).toBe(2);
    }
  });
});

describe("lines", () => {
  test("of 100 MB cost no more memory than others, and the next one is read", async () => {
    const chunk = Buffer.alloc(1024 * 1024, "a");
    const long = {
      name: "long.log",
      async *stream() {
        yield Buffer.from(`${line}203.0.113.9 - - [`);
        for (let megabyte = 0; megabyte < 100; megabyte++) yield chunk;
        yield Buffer.from(`\n${line}`);
      },
    };
    const before = process.memoryUsage().arrayBuffers;
    for await (const { report } of analyze([long], { every: Number.POSITIVE_INFINITY })) {
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20_000_000);
      expect(report.lines).toEqual({ visits: 2, other: 0, unread: 1 });
      expect(report.samples).toMatchObject([{ file: "long.log", line: 2, why: "too-long" }]);
      expect(report.samples[0]?.text.length).toBe(300);
    }
  });

  test.each([
    ["32/Oct/2026:13:55:36 +0200"],
    ["10/Okt/2026:13:55:36 +0200"],
    ["10/Oct/2026:25:55:36 +0200"],
    ["10/Oct/2026:13:61:36 +0200"],
    ["29/Feb/2026:13:55:36 +0200"],
    ["10/10/2026:13:55:36 +0200"],
    ["10/Oct/26:13:55:36 +0200"],
    ["10/Oct/2026:13:55:36 CEST"],
    ["10/Oct/2026:13:55:36 +2500"],
    ["10/Oct/2026:1:55:36 PM"],
    ["Sat Oct 10 13:55:36 2026"],
    ["1760000000123456"],
    [""],
  ])("whose clock says “%s” are not guessed", async (time) => {
    const report = await readText(`203.0.113.9 - - [${time}] "GET / HTTP/1.1" 200 5 "-" "GPTBot/1.2"\n`);
    // Microseconds since 1970 are a clock of some servers; nothing else of these is.
    const isRead = time === "1760000000123456";
    expect(report.total.visits).toBe(isRead ? 1 : 0);
    expect(whys(report)).toEqual(isRead ? [] : [time === "" ? "time" : expect.stringMatching(/time|layout/)]);
  });

  test.each([
    ["[10/Oct/2026:13:55:36 +0200]", "2026-10-10T13:55:36+02:00", "+02:00"],
    ["[2026-10-10T13:55:36-07:00]", "2026-10-10T13:55:36-07:00", "-07:00"],
    ["[2026-10-10T13:55:36.123Z]", "2026-10-10T13:55:36+00:00", "+00:00"],
    ["[2026-10-10T13:55:36]", "2026-10-10T13:55:36", ""],
    ["[1791640536.123]", "2026-10-10T13:55:36+00:00", "+00:00"],
  ])("keep the zone of %s", async (time, first, zone) => {
    const report = await readText(`203.0.113.9 - - ${time} "GET / HTTP/1.1" 200 5 "-" "GPTBot/1.2"\n`);
    expect(report.period).toEqual({ first, last: first, zones: [{ zone, visits: 1 }] });
    expect(report.days.map(({ day }) => day)).toEqual(["2026-10-10"]);
  });

  test.each([
    ['"\\x16\\x03\\x01\\x02\\x00\\x01\\x00\\x01\\xFC\\x03\\x03" 400 157 "-" "-"', null],
    ['"-" 408 - "-" "-"', null],
    ['"" 400 0 "-" "-"', null],
    ['"GET /old" 200 5 "-" "-"', "/old"],
    ['"GET /a b HTTP/1.1" 400 5 "-" "-"', "/a b"],
    ['"OPTIONS * HTTP/1.1" 200 5 "-" "-"', null],
    ['"CONNECT evil.example:443 HTTP/1.1" 405 5 "-" "-"', null],
    ['"GET http://example.com/abs?x HTTP/1.1" 200 5 "-" "-"', "/abs"],
    ['"GET /\\"quoted\\" HTTP/1.1" 200 5 "\\"" "a \\\\" "more" 3', '/\\"quoted\\"'],
  ])("with the request %s are visits", async (rest, path) => {
    const report = await readText(`2001:db8::1 - - [10/Oct/2026:13:55:36 +0200] ${rest}\n`);
    expect(report.lines).toEqual({ visits: 1, other: 0, unread: 0 });
    expect(report.formats[0]?.rows[0]).toMatchObject({ path, address: "2001:db8::1" });
    expect(report.visitsWithoutPath).toBe(path === null ? 1 : 0);
  });

  test.each([
    "hello",
    '203.0.113.9 - - [10/Oct/2026:13:55:36 +0200] "GET / HTTP/1.1" 200',
    '203.0.113.9 - - [10/Oct/2026:13:55:36 +0200] "GET / HTTP/1.1" abc 5 "-" "-"',
    '203.0.113.9 - - [10/Oct/2026:13:55:36 +0200] "GET / HTTP/1.1" 200 5 "-" "never ends',
    '203.0.113.9 - - [10/Oct/2026:13:55:36 +0200] "GET / HTTP/1.1" 200 5 "only one"',
    '{"ts":1,"request":',
    '{"ts":"2026-10-10T13:55:36Z","status":200,"request":{"uri":"/"}',
    "# a comment",
  ])("such as %s are counted, shown and in no figure", async (odd) => {
    const report = await readText(`${line}${odd}\n${line}`);
    expect(report.lines).toEqual({ visits: 2, other: 0, unread: 1 });
    expect(report.samples).toMatchObject([{ file: "access.log", line: 2, text: odd }]);
  });

  test("of several formats in one file are all read", async () => {
    const visits = Array.from({ length: 10 }, (_, index) => sampleVisit(index));
    const text = Object.values(writers)
      .map((write) => write(visits))
      .join("");
    const report = await readText(text);
    expect(report.lines.visits).toBe(Object.keys(writers).length * 10);
    expect(report.lines.unread).toBe(0);
    expect(report.formats.map(({ format }) => format).sort()).toEqual(Object.keys(writers).sort());
  });

  test("are read as the caller says, where the caller says", async () => {
    const text =
      writers.combined([sampleVisit(1)]) + writers.common([sampleVisit(2)]) + writers.caddy([sampleVisit(3)]);
    expect((await readText(text, { format: "common" })).lines).toEqual({ visits: 1, other: 0, unread: 2 });
    expect((await readText(text, { format: "caddy" })).lines).toEqual({ visits: 1, other: 0, unread: 2 });
  });

  test("of a W3C log without its beginning need its fields", async () => {
    const [, , , fields = "", row = ""] = writers.iis([sampleVisit(1)]).split("\r\n");
    expect((await readText(row)).lines).toEqual({ visits: 0, other: 0, unread: 1 });
    expect((await readText(row, { fields })).lines).toEqual({ visits: 1, other: 0, unread: 0 });
    await expect(readText(row, { fields: "date time" })).rejects.toThrow("fields must name at least");
  });

  test("that are a server’s other events are no visits, and are not called unreadable", async () => {
    const text = `{"level":"info","ts":1760000000.1,"msg":"serving initial configuration"}\n${writers.caddy([sampleVisit(1)])}`;
    const report = await readText(text);
    expect(report.lines).toEqual({ visits: 1, other: 1, unread: 0 });
    expect(whys(report)).toEqual(["other"]);
  });

  test.each(["a[b", "a [b", "a [b] c", "a] [b", "a [", "a]", "] [] [10/Oct/2026:13:55:36 +0200]"])(
    "by a user who is called “%s” are visits",
    async (user) => {
      const report = await readText(line.replace(" - - [", ` - ${user} [`));
      expect(report.lines).toEqual({ visits: 1, other: 0, unread: 0 });
    },
  );

  test("of brackets alone are passed over as fast as others", async () => {
    // Read anew from each bracket, these would take many times what a test may.
    const brackets = `203.0.113.9 - ${" [".repeat(120_000)}]\n`.repeat(100);
    expect((await readText(brackets + line)).lines).toEqual({ visits: 1, other: 0, unread: 100 });
  });

  test.each([
    ["time", { time: "2026/10/10 13:55:36", status: 200 }],
    ["values", { time: "2026-10-10T13:55:36Z", status: 200, bytes: "5 kB" }],
  ])("of JSON whose %s makes no sense are not taken for other events", async (why, odd) => {
    const visit = JSON.stringify({ remote_addr: "203.0.113.9", request_uri: "/", ...odd });
    const report = await readText(`${visit}\n`.repeat(3));
    expect(report.lines).toEqual({ visits: 0, other: 0, unread: 3 });
    expect(whys(report)).toEqual([why, why, why]);
  });
});

describe("text", () => {
  const log = combinedLog(50);

  test.each<[string, Uint8Array]>([
    ["UTF-16, little end first, marked", Buffer.from(`\ufeff${log}`, "utf16le")],
    ["UTF-16, little end first, unmarked", Buffer.from(log, "utf16le")],
    ["UTF-16, big end first, marked", Buffer.from(`\ufeff${log}`, "utf16le").swap16()],
    ["UTF-16, big end first, unmarked", Buffer.from(log, "utf16le").swap16()],
    ["UTF-8, marked", Buffer.from(`\ufeff${log}`)],
    ["with Windows’ line ends", Buffer.from(log.replaceAll("\n", "\r\n"))],
    ["without a last line end", Buffer.from(log.trimEnd())],
    [
      "after the zeros that an emptied file begins with",
      Buffer.concat([Buffer.alloc(3_000_000), Buffer.from(log)]),
    ],
  ])("in %s", async (_, bytes) => {
    for (const chunkLengths of [
      [1025, 333],
      [1, 4096],
    ]) {
      const report = await readText(bytes, { chunkLengths });
      expect(report.lines).toEqual({ visits: 50, other: 0, unread: 0 });
      expect(report.files[0]?.problem).toBeNull();
    }
  });

  test("whose mark arrives in pieces has it in no address", async () => {
    const visit = { ...sampleVisit(0), address: "132.196.86.7" };
    const report = await readText(`\ufeff${writers.combined([visit])}`, { chunkLengths: [1] });
    expect(report.crawlers).toMatchObject([{ token: "GPTBot", identity: { verified: 1 } }]);
  });

  test("a JSON array, on one line or many, is as good as lines", async () => {
    const objects = writers
      .vercel([sampleVisit(1), sampleVisit(2)])
      .trimEnd()
      .split("\n");
    const other = '{"source":"build","message":"a } in a \\"string\\""}';
    const crashed =
      '{"source":"lambda","timestamp":1760000000000,"proxy":{"path":"/","statusCode":-1,"timestamp":1760000000000}}';
    const arrays = [`[${[...objects, other, crashed].join(",")}]`, `[\n  ${objects.join(",\n  ")}\n]\n`];
    for (const [index, text] of arrays.entries()) {
      for (const chunkLengths of [[1030, 7], [1]]) {
        const report = await readText(text, { chunkLengths });
        expect(report.lines).toEqual({ visits: 2, other: index === 0 ? 2 : 0, unread: 0 });
      }
    }
  });
});

test("five hundred files are read one after the other", async () => {
  const files = Array.from({ length: 500 }, (_, index) => ({
    name: `access.log.${index}`,
    text: combinedLog(3),
  }));
  const { report, progress } = await read(files);
  expect(report.files).toHaveLength(500);
  expect(report.total.visits).toBe(1500);
  expect(progress).toMatchObject({ files: 500, totalFiles: 500, visits: 1500, bytes: progress.totalBytes });
});

describe("canceled in the middle", () => {
  const endless = (onClose: () => void) => ({
    name: "endless.log",
    async *stream() {
      try {
        for (;;) yield Buffer.from(combinedLog(100));
      } finally {
        onClose();
      }
    },
  });

  test("it gives what it has, and lets the file go", async () => {
    const cancel = new AbortController();
    const states: string[] = [];
    let closed = 0;
    for await (const { state, report } of analyze([endless(() => closed++), endless(() => closed++)], {
      signal: cancel.signal,
      every: 0,
    })) {
      states.push(state);
      expect(report.total.visits).toBeGreaterThan(0);
      cancel.abort();
    }
    expect(states).toEqual(["reading", "canceled"]);
    expect(closed).toBe(1);
  });

  test("whoever stops listening lets the file go too", async () => {
    let closed = 0;
    for await (const snapshot of analyze([endless(() => closed++)], { every: 0 })) {
      expect(snapshot.state).toBe("reading");
      break;
    }
    expect(closed).toBe(1);
  });
});

test("a log in which every line is new stays within its bounds", async () => {
  const endlessNovelty = {
    name: "new.log",
    async *stream() {
      for (let chunk = 0; chunk < 20; chunk++) {
        const lines = Array.from({ length: 1000 }, (_, index) => {
          const number = chunk * 1000 + index;
          return writers.combined([
            {
              ...sampleVisit(number),
              address: `2001:db8::${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}`,
              path: `/${number}/${"p".repeat(400)}`,
              agent: `Agent-${number} GPTBot/${number}`,
              referrer: `https://host-${number}.example/`,
              instant: 1_000_000_000 + number * 86_400,
            },
          ]);
        });
        yield Buffer.from(lines.join(""));
      }
    },
  };
  const before = process.memoryUsage().arrayBuffers;
  for await (const { report } of analyze([endlessNovelty], { every: Number.POSITIVE_INFINITY })) {
    expect(report.total.visits).toBe(20_000);
    expect(report.crawlers).toMatchObject([{ token: "GPTBot", visits: 20_000 }]);
    expect(report.days).toHaveLength(3660);
    expect(report.visitsOnFurtherDays).toBe(20_000 - 3660);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
  }
});
