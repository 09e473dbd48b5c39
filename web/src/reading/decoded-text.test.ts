import { expect, test } from "vitest";
import { decodedText, utf8Text } from "./decoded-text.ts";

const octets = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(" ", ""), "hex"));

test.each([
  ["utf-8", "text/html; charset=UTF-8", "c3 a9", "é"],
  ["windows-1252", 'text/html; charset="iso-8859-1"', "e9 80", "é€"],
  ["iso-8859-2", "text/html;charset=latin2", "b1", "ą"],
  ["windows-1251", "text/html; charset=windows-1251", "cf f0", "Пр"],
  ["koi8-r", "text/html; charset=koi8-r", "f0 d2", "Пр"],
  ["shift_jis", "text/html; charset=Shift_JIS", "82 a0", "あ"],
  ["euc-jp", "text/html; charset=euc-jp", "a4 a2", "あ"],
  ["gbk", "text/html; charset=gb2312", "c4 e3", "你"],
  ["big5", "text/html; charset=big5", "a7 41", "你"],
  ["euc-kr", "text/html; charset=euc-kr", "b0 a1", "가"],
  ["utf-16be", "text/html", "fe ff 00 e9", "é"],
])("%s is read as what it is declared to be", (charset, type, hex, text) => {
  expect(decodedText(octets(hex), type)).toEqual({ text, charset, garbled: false });
});

test.each([
  ["a page’s own word", "<html><meta charset=windows-1251>\xcf", "text/html", "П"],
  ["an XML declaration", '<?xml version="1.0" encoding="windows-1251"?>\xcf', undefined, "П"],
])("%s counts where no header says anything", (_, source, type, last) => {
  expect(decodedText(Buffer.from(source, "latin1"), type).text.at(-1)).toBe(last);
});

test.each(["klingon", "", "x".repeat(1000), "utf-8\0"])("charset=%j is none: UTF-8", (label) => {
  expect(decodedText(octets("c3 a9"), `text/html; charset=${label}`)).toMatchObject({ text: "é" });
});

test("what has to be UTF-8 is read as UTF-8, keeps its mark, and is told to be something else", () => {
  expect(utf8Text(octets("ef bb bf 23 e9"))).toEqual({
    text: "\ufeff#\ufffd",
    charset: "utf-8",
    garbled: true,
  });
});
