import './Logo.css'

export const Logo = ({ name }: { name: string }) => (
  <span className="bw-logo">
    <svg viewBox="0 0 26 26" aria-hidden="true">
      <rect width="26" height="26" rx="7" />
      <path d="M7 13.5 11 17.5 19 8.5" />
    </svg>
    {name}
  </span>
)
