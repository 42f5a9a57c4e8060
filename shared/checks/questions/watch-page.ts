type Handlers = {
  onOnline: () => void
  onOffline: () => void
  onReturn: () => void
}

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
