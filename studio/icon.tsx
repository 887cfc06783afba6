/** The logo of the Studio: an open page with a rising line. */
export function Icon() {
  return (
    <svg viewBox="0 0 25 25" width="1em" height="1em" fill="none" aria-hidden="true">
      <rect width="25" height="25" rx="5" fill="#17181e" />
      <path d="M7 5h8l4 4v11H7z" stroke="#fff" strokeWidth="1.4" strokeLinejoin="round" />
      <path
        d="M9.5 16.5l3-3.2 2 1.8 2.3-3.4"
        stroke="#f7a600"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  )
}
