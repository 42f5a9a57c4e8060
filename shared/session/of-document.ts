/**
 * Call a method with `.call(document, …)`. On a page of another website, `<img name="cookie">` or `<form
 * name="createElement">` is what `document.cookie` or `document.createElement` returns.
 */
export const ofDocument = <K extends keyof Document>(key: K): Document[K] =>
  Reflect.get(Document.prototype, key, document)
