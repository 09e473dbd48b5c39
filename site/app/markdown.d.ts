declare module "*.md" {
  const document: import("../domain/document.ts").MarkdownDocument;
  export default document;
}
