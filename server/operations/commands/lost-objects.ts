import type { ObjectLostError } from '#server/platform/storage/storage.ts'

/** One line for each. */
export const listLost = (lost: readonly ObjectLostError[]): string =>
  lost.map(({ key, fault }) => `- ${key} is ${fault}`).join('\n')
