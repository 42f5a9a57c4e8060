type Handlers = {
  onOnline: () => void
  onOffline: () => void
  /** Called when the page gets the focus or becomes visible. */
  onReturn: () => void
}

/** Returns a function that stops listening. */
export function watchPage({ onOnline, onOffline, onReturn }: Handlers): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const onVisible = () => document.visibilityState === 'visible' && onReturn()
  window.addEventListener('online', onOnline, { signal })
  window.addEventListener('offline', onOffline, { signal })
  window.addEventListener('focus', onVisible, { signal })
  document.addEventListener('visibilitychange', onVisible, { signal })
  return () => listening.abort()
}
