import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { cjkCharacters, createTokenizer, type Tokenize } from '../text/tokenizer.ts'
import { type CollectionSchema, type IndexField, isArray, isText } from './schema.ts'
import { Vocabulary } from './vocabulary.ts'

/** Longest statement that is cached; a statement with a long filter takes several times its text. */
const LONGEST_KEPT = 10_000

/** An open collection: its schema, and the names of its tables and columns in SQLite. */
export class Collection {
  readonly id: number
  readonly createdAt: number
  readonly schema: CollectionSchema
  readonly tokenize: Tokenize
  readonly vocabulary: Vocabulary
  readonly db: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()

  constructor(db: DatabaseSync, id: number, createdAt: number, schema: CollectionSchema) {
    this.db = db
    this.id = id
    this.createdAt = createdAt
    this.schema = schema
    this.tokenize = createTokenizer(schema.token_separators, schema.symbols_to_index)
    this.vocabulary = new Vocabulary(this)
  }

  get docs() {
    return `docs_${this.id}`
  }
  get fts() {
    return `fts_${this.id}`
  }
  get vocab() {
    return `vocab_${this.id}`
  }
  get infix() {
    return `infix_${this.id}`
  }

  field(name: string): IndexField | undefined {
    return this.schema.fields.find((field) => field.name === name)
  }

  get textFields(): IndexField[] {
    return this.schema.fields.filter((field) => field.index && isText(field))
  }

  get infixFields(): IndexField[] {
    return this.textFields.filter((field) => field.infix)
  }

  /** Fields with their own column, so that filters, sorts and groups need no JSON. */
  get valueFields(): IndexField[] {
    return this.schema.fields.filter(
      (field) =>
        field.index &&
        !field.type.startsWith('object') &&
        (field.facet || field.sort || !isText(field)),
    )
  }

  /** The FTS5 column of a text field. */
  textColumn(field: IndexField): string {
    return `c${this.schema.fields.indexOf(field)}`
  }

  /** SQL for a field's value in the documents table (`d`): a column, or the JSON itself. */
  valueSql(field: IndexField): string {
    return this.valueFields.includes(field)
      ? `d.f${this.schema.fields.indexOf(field)}`
      : `json_extract(d.doc, ${sqlText(jsonPath(field.name))})`
  }

  /** A cached prepared statement: preparing takes longer than most queries. */
  prepare(sql: string): StatementSync {
    let statement = this.statements.get(sql)
    if (!statement) {
      // Filters produce ever new statements.
      if (this.statements.size > 500) this.statements.clear()
      statement = this.db.prepare(sql)
      if (sql.length <= LONGEST_KEPT) this.statements.set(sql, statement)
    }
    return statement
  }

  /** Rows as arrays: in a sequence of queries, five times as fast as objects. */
  rows(sql: string, values: readonly (string | number)[]): unknown[][] {
    const statement = this.prepare(sql)
    statement.setReturnArrays(true)
    return statement.all(...values) as unknown as unknown[][] // which its types do not know
  }

  /** The numbers of a column that `sql` returns as a JSON list: faster still. */
  numbers(sql: string, values: readonly (string | number)[]): number[] {
    const [[list] = []] = this.rows(sql, values)
    return JSON.parse(String(list))
  }

  /** Number of documents. */
  count(): number {
    return Number(this.prepare(`SELECT count(*) AS n FROM ${this.docs}`).get()?.n ?? 0)
  }

  createTables(): void {
    const columns = this.valueFields.map((field) => {
      const column = `f${this.schema.fields.indexOf(field)}`
      // Filters ignore case: `bananas` matches `Bananas`, also in the index.
      const collation = isText(field) ? ' COLLATE NOCASE' : ''
      return `${column} GENERATED ALWAYS AS (json_extract(doc, ${sqlText(jsonPath(field.name))})) STORED${collation}`
    })
    // The document is the last column: the columns before it are read far more often.
    this.db.exec(
      `CREATE TABLE ${this.docs}(${['seq INTEGER PRIMARY KEY', 'id TEXT NOT NULL UNIQUE', ...columns, 'doc TEXT NOT NULL'].join(', ')})`,
    )
    for (const field of this.valueFields) {
      if (!field.facet || isArray(field)) continue
      const column = `f${this.schema.fields.indexOf(field)}`
      this.db.exec(`CREATE INDEX ${this.docs}_${column} ON ${this.docs}(${column})`)
    }
    const text = this.textFields.map((field) => this.textColumn(field))
    if (text.length > 0) {
      // The terms come from our tokeniser; FTS5 must only split at spaces.
      this.db.exec(
        `CREATE VIRTUAL TABLE ${this.fts} USING fts5(${text.join(', ')}, content='', contentless_delete=1, prefix='1 2 3', tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* S* P* Co'")`,
      )
      this.db.exec(`CREATE VIRTUAL TABLE ${this.vocab} USING fts5vocab('${this.fts}', 'row')`)
    }
    const infix = this.infixFields.map((field) => this.textColumn(field))
    if (infix.length > 0) {
      this.db.exec(
        `CREATE VIRTUAL TABLE ${this.infix} USING fts5(${infix.join(', ')}, content='', contentless_delete=1, tokenize='trigram')`,
      )
    }
  }

  dropTables(): void {
    this.statements.clear()
    for (const table of [this.infix, this.vocab, this.fts, this.docs]) {
      this.db.exec(`DROP TABLE IF EXISTS ${table}`)
    }
  }

  /** Terms of a text as in the index. */
  terms(text: string): string[] {
    const tokens = this.tokenize(text)
    return [...tokens.map((token) => token.term), ...cjkCharacters(tokens)]
  }
}

/** SQLite's JSON path of a dotted field name. */
export const jsonPath = (name: string) =>
  `$${name
    .split('.')
    .map((part) => `."${part.replaceAll('"', '')}"`)
    .join('')}`

export const sqlText = (text: string) => `'${text.replaceAll("'", "''")}'`
