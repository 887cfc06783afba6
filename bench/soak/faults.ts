const EXAMPLES = 3

/** What must not happen, counted by its kind; the first of each kind are told at once. */
export class FaultLog {
  private readonly found = new Map<string, number>()

  add(kind: string, words: string): void {
    const count = this.count(kind) + 1
    this.found.set(kind, count)
    if (count <= EXAMPLES) console.error(`${new Date().toISOString()} ${kind}: ${words}`)
  }

  count(kind: string): number {
    return this.found.get(kind) ?? 0
  }

  /** `3 × failed answer`, one for each kind. */
  get summary(): string[] {
    return [...this.found].map(([kind, count]) => `${count} × ${kind}`)
  }
}
