/** Then none of them is the main action. What is behind an open dialog does not count. */
export function rivalPrimaryButtons(): string[] {
  const screen = document.querySelector('[role$=dialog]') ?? document.body
  const labels = [...screen.querySelectorAll<HTMLElement>('.bw-button[data-variant=primary]')]
    .filter((button) => button.checkVisibility())
    .map(({ textContent }) => textContent ?? '')
  return labels.length > 1 ? labels : []
}
