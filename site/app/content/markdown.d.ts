declare module "*.md" {
  const document: import("../../domain/documentation/document.ts").MarkdownDocument;
  export default document;
}
