export const overflowingElements = () =>
  [...document.querySelectorAll<HTMLElement>('html, body *')]
    .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
    .filter((element) => !element.closest('.bw-visually-hidden'))
    .filter(
      (element) => element === document.documentElement || getComputedStyle(element).overflowX === 'visible',
    )
    .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent}`)
