/** What @sanity/ui has no property for. */
export const STYLES = `
.translate { container-type: inline-size; }
.translate-queue { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); }
@container (min-width: 800px) {
  .translate-queue { grid-template-columns: 260px minmax(0, 1fr); align-items: start; }
}
`
