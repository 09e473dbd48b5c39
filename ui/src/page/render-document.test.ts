import { createElement } from "react";
import { data, Outlet, RouterContextProvider, redirect, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentRenderer } from "./render-document.tsx";

const render = documentRenderer(
  {
    routes: [
      {
        id: "root",
        loader: () => ({ language: "en", copy: {} }),
        Component: () => createElement(Outlet),
        ErrorBoundary: () => createElement("h1", { className: "fault" }, "A fault"),
        children: [
          {
            path: "page",
            loader: () => data({ word: "</style><p>" }, { status: 418, headers: { "retry-after": "5" } }),
            Component: () => createElement("p", { className: "a" }, useLoaderData<{ word: string }>().word),
          },
          { path: "moved", loader: () => redirect("/page", 303) },
          {
            path: "loader-fault",
            loader() {
              throw new Error("in a loader");
            },
            Component: () => null,
          },
          {
            path: "component-fault",
            Component() {
              throw new Error("in a component");
            },
          },
        ],
      },
    ],
    head: ({ errors }) => createElement("title", null, errors ? "Fault" : "Page"),
    stylesheet: ".a{x:1}.b{x:2}.fault{x:3}",
    lastPart: "end",
  },
  { scripts: ["/assets/entry.js", "/assets/shared.js"], code: { everyPage: [], ofIsland: {} } },
);

const answerTo = (path: string) =>
  render(new Request(`https://octroi.example${path}`), new RouterContextProvider(), {
    embedder: "https://blog.example",
  });

const told = vi.fn();
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(told);
});
afterEach(() => {
  told.mockReset();
  vi.restoreAllMocks();
});

test("a page has its loader's status and headers, the style that its body needs, and its head", async () => {
  const answer = await answerTo("/page");
  expect(answer.status).toBe(418);
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors https://blog.example");
  const html = await answer.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>.*<title>Page<\/title>/);
  expect(html).toContain("<style>.a{x:1}</style>");
  expect(html).toContain('<body><p class="a">&lt;/style&gt;&lt;p&gt;</p>');
  expect(html).toContain('["/assets/entry.js","/assets/shared.js"]');
});

test("where a page leads on, there is none", async () => {
  const answer = await answerTo("/moved");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/page"]);
});

test.each([
  ["/loader-fault", "in a loader"],
  ["/component-fault", "in a component"],
])("a fault is a whole page that says so, and is told: %s", async (path, message) => {
  const answer = await answerTo(path);
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain("<title>Fault</title>");
  expect(html).toContain('<body><h1 class="fault">A fault</h1>');
  expect(told.mock.calls.flat().map(String)).toContain(`Error: ${message}`);
});
