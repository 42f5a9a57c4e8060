/** This script is loaded from it. */
export const portalOrigin = new URL(import.meta.url).origin
