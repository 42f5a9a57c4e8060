/** What the loader is loading or has loaded. */
export const loading: Record<string, Promise<unknown>> = {}
