export default async function Article({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <h1>Article {id}</h1>;
}
