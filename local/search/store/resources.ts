import type { DatabaseSync } from 'node:sqlite'

type ResourceKind = 'synonym_sets' | 'curation_sets' | 'stopwords' | 'analytics_rules'

/** Named JSON bodies: synonym sets, curation sets, stop words and rules. */
export class Resources {
  private readonly db: DatabaseSync

  constructor(db: DatabaseSync) {
    this.db = db
  }

  get(kind: ResourceKind, name: string): unknown {
    const text = this.text(kind, name)
    return text === undefined ? undefined : JSON.parse(text)
  }

  /** The stored body. */
  text(kind: ResourceKind, name: string): string | undefined {
    const row = this.db
      .prepare('SELECT body FROM resources WHERE kind = ? AND name = ?')
      .get(kind, name)
    return row && String(row.body)
  }

  put(kind: ResourceKind, name: string, body: unknown): void {
    this.db
      .prepare(
        'INSERT INTO resources VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
      )
      .run(kind, name, JSON.stringify(body))
  }

  /** Deletes a body; returns whether it existed. */
  drop(kind: ResourceKind, name: string): boolean {
    return (
      this.db.prepare('DELETE FROM resources WHERE kind = ? AND name = ?').run(kind, name).changes >
      0
    )
  }

  list(kind: ResourceKind): { name: string; body: unknown }[] {
    const rows = this.db
      .prepare('SELECT name, body FROM resources WHERE kind = ? ORDER BY name')
      .all(kind)
    return rows.map((row) => ({ name: String(row.name), body: JSON.parse(String(row.body)) }))
  }
}
