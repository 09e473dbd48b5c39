import { describe, expect, test } from "vitest";
import { type Decision, decide, type Visitor } from "./decide.ts";
import type { Access, Route } from "./routes.ts";

const nobody: Visitor = { hasSession: false, hasAcceptedTerms: false, isFresh: false, role: undefined };
const newcomer: Visitor = { ...nobody, hasSession: true, isFresh: true };
const stranger: Visitor = { ...newcomer, hasAcceptedTerms: true };
const reader: Visitor = { ...stranger, role: "reader" };
const editor: Visitor = { ...stranger, role: "editor" };
const owner: Visitor = { ...stranger, role: "owner" };

type Row = [
  Access,
  nobody: Decision,
  newcomer: Decision,
  stranger: Decision,
  reader: Decision,
  editor: Decision,
  owner: Decision,
];
const rows: Row[] = [
  ["anyone", "allow", "allow", "allow", "allow", "allow", "allow"],
  ["session", "sign-in", "allow", "allow", "allow", "allow", "allow"],
  ["signed-in", "sign-in", "welcome", "allow", "allow", "allow", "allow"],
  ["reader", "sign-in", "welcome", "not-found", "allow", "allow", "allow"],
  ["editor", "sign-in", "welcome", "not-found", "forbidden", "allow", "allow"],
  ["owner", "sign-in", "welcome", "not-found", "forbidden", "forbidden", "allow"],
];

test("a shared dashboard is for whoever has its address, and somebody else’s is not there", () => {
  const route: Route = { path: "/share/:share", get: "share", answers: "page" };
  for (const visitor of [nobody, newcomer, stranger, owner]) {
    expect(decide(route, "GET", { ...visitor, hasShare: true })).toBe("allow");
    expect(decide(route, "GET", visitor)).toBe("not-found");
    expect(decide(route, "POST", { ...visitor, hasShare: true })).toBe("wrong-method");
  }
});

describe.each(rows)("what %s may", (access, ...expected) => {
  const route: Route = { path: "/", get: access, answers: "page" };
  test("is decided for each visitor", () => {
    const visitors = [nobody, newcomer, stranger, reader, editor, owner];
    expect(visitors.map((visitor) => decide(route, "GET", visitor))).toEqual(expected);
  });

  test("is read, not changed", () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "TRACE"]) {
      expect(decide(route, method, owner)).toBe("wrong-method");
    }
  });
});

test("what cannot be undone needs a fresh proof, asked of those alone who may", () => {
  const route: Route = { path: "/", get: "owner", post: "owner", answers: "page", needsProof: true };
  expect(decide(route, "POST", owner)).toBe("allow");
  expect(decide(route, "POST", { ...owner, isFresh: false })).toBe("prove");
  expect(decide(route, "POST", { ...reader, isFresh: false })).toBe("forbidden");
  expect(decide(route, "POST", { ...stranger, isFresh: false })).toBe("not-found");
});

test("pages of operators are there for them alone, after a fresh proof, and open no workspace", () => {
  const route: Route = {
    path: "/operator",
    get: "operator",
    post: "operator",
    answers: "page",
    needsProof: true,
  };
  const operator: Visitor = { ...stranger, isOperator: true };
  for (const method of ["GET", "POST"]) {
    expect(decide(route, method, operator)).toBe("allow");
    expect(decide(route, method, { ...operator, isFresh: false })).toBe("prove");
    expect(decide(route, method, { ...operator, hasAcceptedTerms: false })).toBe("welcome");
    expect(decide(route, method, nobody)).toBe("sign-in");
    for (const visitor of [stranger, owner]) {
      expect(decide(route, method, visitor)).toBe("not-found");
      // Whoever is none is not even asked for a proof.
      expect(decide(route, method, { ...visitor, isFresh: false })).toBe("not-found");
    }
  }
  const dashboard: Route = { path: "/sites/:site", get: "reader", answers: "page" };
  expect(decide(dashboard, "GET", operator)).toBe("not-found");
});

test("a form for a workspace that is not the person’s is in conflict, a page of it is not found", () => {
  const route: Route = { path: "/w/:workspace/delete", get: "owner", post: "owner", answers: "page" };
  expect(decide(route, "POST", stranger)).toBe("conflict");
  expect(decide(route, "GET", stranger)).toBe("not-found");
  expect(decide(route, "POST", reader)).toBe("forbidden");
});
