export const loading: Record<string, Promise<unknown>> = {}
