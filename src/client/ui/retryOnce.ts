const RETRY_MS = 1_500;

/** Calls `load` again after 1.5 s when it rejects, because school networks lose single requests; rejects with the second error. */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  }
}
