export const portalOrigin = new URL(import.meta.url).origin
