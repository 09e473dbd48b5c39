export default function Design() {
  return null;
}
