declare module "*.md" {
  const document: import("../domain/site/document.ts").MarkdownDocument;
  export default document;
}
