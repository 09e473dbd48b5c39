import { useParams } from "react-router";

export default function Article() {
  return <h1>Article {useParams().id}</h1>;
}
