/** What the work comes to, or an error when it takes longer. The work itself goes on: it cannot be stopped. */
export async function withTimeout<T>(
  milliseconds: number,
  late: string,
  work: () => T | Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late)), milliseconds);
  });
  try {
    return await Promise.race([work(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
