/** Between the focused control and the bar: its focus ring. */
const RING = 8

/**
 * Scrolls what gets the focus in `scroller` clear of a bar that sticks to its bottom (WCAG 2.2, 2.4.11). A bar of more
 * than a third of the window does not stick (`data-high`). Returns the function that stops it.
 */
export function keepClearOf(bar: HTMLElement, scroller: HTMLElement): () => void {
  function measure() {
    // Measured as it is when it sticks: it has more padding then.
    bar.removeAttribute('data-high')
    bar.toggleAttribute('data-high', bar.offsetHeight > window.innerHeight / 3)
    const isSticky = getComputedStyle(bar).position === 'sticky'
    scroller.style.scrollPaddingBlockEnd = isSticky ? `${bar.offsetHeight + RING}px` : ''
    showFocused()
  }
  // Browsers show only the line with the caret of a longer text, and nothing more when the bar becomes higher. Not after a
  // press of the pointer, under which the page would move.
  function showFocused() {
    const focused = scroller.querySelector(':focus-visible')
    if (!bar.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  window.addEventListener('resize', measure)
  scroller.addEventListener('focusin', showFocused)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', measure)
    scroller.removeEventListener('focusin', showFocused)
    scroller.style.scrollPaddingBlockEnd = ''
  }
}
