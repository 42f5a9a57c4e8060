import './Icon.css'

// Drawn on a grid of 20. Lighter details are holes in the shape, so that they are visible on every background and in
// forced colours. Made at every rendering: Preact keeps what an element that is used again was part of.
const shapes = {
  triangle: () => (
    <path
      fillRule="evenodd"
      d="M10 1.8 19.2 17.6H.8zM9 7.2h2l-.3 5.2H9.3zM10 13.3a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z"
    />
  ),
  check: () => (
    <path
      fillRule="evenodd"
      d="M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.8 11.7 6.7 9.6 5.3 11l3.5 3.5 6.1-6.2-1.4-1.4z"
    />
  ),
  info: () => (
    <path
      fillRule="evenodd"
      d="M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM9 8.8h2v5.7H9zM10 5.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z"
    />
  ),
  octagon: () => (
    <path
      fillRule="evenodd"
      d="M6.5 1.5h7l5 5v7l-5 5h-7l-5-5v-7zM9 5.4h2l-.3 5.8H9.3zM10 12.2a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z"
    />
  ),
  square: () => <path fillRule="evenodd" d="M3 3h14v14H3zm2 2v10h10V5z" />,
  clock: () => (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <circle cx="10" cy="10" r="7.5" strokeDasharray="3.6 2.29" />
      <path d="M10 6v4.3l2.6 1.6" strokeLinecap="round" />
    </g>
  ),
  dash: () => <path d="M5.5 10h9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
  plus: () => <path d="M10 4v12M4 10h12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
  upload: () => (
    <path
      d="M10 13V3.5m0 0L6 7.5m4-4 4 4M3.5 12v4.5h13V12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  chevron: () => (
    <path
      d="m5 7.5 5 5 5-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  arrow: () => (
    <path
      d="M3 10h13m-5-5 5 5-5 5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  search: () => (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.8 12.8 4.2 4.2" />
    </g>
  ),
  lock: () => (
    <path
      fillRule="evenodd"
      d="M5 8.5V7a5 5 0 0 1 10 0v1.5h1v9H4v-9zM7 8.5h6V7a3 3 0 0 0-6 0zM9 11.5h2v3H9z"
    />
  ),
  cart: () => (
    <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
      <path d="M2 3h2.2l2 10h9L17 6H5" />
      <circle cx="7.5" cy="16.5" r="1" />
      <circle cx="14" cy="16.5" r="1" />
    </g>
  ),
}

export type IconShape = keyof typeof shapes

/** Decorative: it always accompanies text. */
export const Icon = ({ shape }: { shape: IconShape }) => (
  <svg className="bw-icon" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    {shapes[shape]()}
  </svg>
)
