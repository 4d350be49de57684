const RETRY_MS = 1_500;

/** School networks lose a file now and then: one more try before it counts as lost. */
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}
