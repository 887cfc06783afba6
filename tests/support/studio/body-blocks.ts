import type { Locator, Page } from 'playwright-core'

/** The English body of the page that is open, into which blocks are put. */
export class BodyBlocks {
  readonly #page: Page
  readonly #editor: Locator
  constructor(page: Page) {
    this.#page = page
    this.#editor = page.getByTestId('field-body.en')
  }

  /** Puts a block where the caret is, by the toolbar or what it has no room for, and hands out its dialog. */
  async insert(name: string): Promise<BlockDialog> {
    const button = this.#editor.getByRole('button', { name: `Insert ${name} (block)`, exact: true })
    if (await button.isVisible()) {
      await button.click()
      return BlockDialog.topmost(this.#page)
    }
    await this.#editor.getByTestId('insert-menu-button').last().click()
    const item = this.#page.getByRole('menuitem').filter({ hasText: new RegExp(`^${name}$`) })
    await item.click()
    return BlockDialog.topmost(this.#page)
  }

  /** Gives the text at the caret another style, by the menu of the toolbar. */
  async style(name: string): Promise<void> {
    await this.#editor.getByTestId('block-style-select').click()
    await this.#page.getByRole('menuitem', { name, exact: true }).click()
    // The caret comes back to the text once the menu has closed.
    await this.#page.getByRole('menu').waitFor({ state: 'detached' })
    await this.#editor.locator('[contenteditable=true]:focus').waitFor()
  }
}

/** The dialog in which a block, or an item of one, is written. */
export class BlockDialog {
  readonly #page: Page
  readonly dialog: Locator
  private constructor(page: Page, dialog: Locator) {
    this.#page = page
    this.dialog = dialog
  }

  static async topmost(page: Page): Promise<BlockDialog> {
    const dialog = page.getByRole('dialog').last()
    await dialog.getByRole('button', { name: 'Close dialog' }).waitFor()
    return new BlockDialog(page, dialog)
  }

  /** The field of the block called `name`. */
  field(name: string): Locator {
    return this.dialog.locator(`[data-testid^="field-body"][data-testid$=".${name}"]`).first()
  }

  async write(name: string, words: string): Promise<void> {
    await this.field(name).getByRole('textbox').first().fill(words)
  }

  async choose(name: string, label: string): Promise<void> {
    await this.field(name).getByRole('combobox').selectOption({ label })
  }

  /** Types into the editor of `name`. */
  async writeText(name: string, words: string): Promise<void> {
    const field = this.field(name)
    await field.locator('[contenteditable=true]').click()
    // The style shows once the editor has the caret; typed earlier, the first letters go astray.
    await field.getByTestId('block-style-select').getByText('Paragraph').waitFor()
    await this.#page.keyboard.insertText(words)
    await field.getByText(words).waitFor()
  }

  /** Searches for a document in the reference of the block, and takes the first with `words`. */
  async refer(query: string, words: string): Promise<void> {
    const input = this.dialog.getByTestId('reference-input')
    await input.getByRole('combobox').click()
    await input.getByRole('combobox').fill(query)
    const found = this.#page.getByTestId('autocomplete-popover').getByText(words, { exact: true })
    await found.first().click()
    await input.waitFor({ state: 'detached' })
  }

  /**
   * Adds an item to the list of the block, to its field `list` where it has several and of `kind` where
   * that takes several, and hands out its dialog.
   */
  async addItem(list?: string, kind?: string): Promise<BlockDialog> {
    const dialogs = this.#page.getByRole('dialog')
    const open = await dialogs.count()
    const within = list === undefined ? this.dialog : this.field(list)
    await within.getByRole('button', { name: 'Add item' }).last().click()
    if (kind !== undefined)
      await this.#page.getByRole('menuitem', { name: kind, exact: true }).click()
    const item = new BlockDialog(this.#page, dialogs.nth(open))
    await item.dialog.getByRole('button', { name: 'Close dialog' }).waitFor()
    return item
  }

  /** Goes from an item back to the block that it is in, by the names in its head. */
  async leave(): Promise<void> {
    const path = this.dialog.getByTestId(/^breadcrumb-item-/)
    // The last is the item, the one before it the list.
    await path.nth((await path.count()) - 2).click()
    await this.dialog.waitFor({ state: 'detached' })
  }

  /** Closes the dialog; that of an item closes the block's as well. */
  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close dialog' }).click()
    await this.dialog.waitFor({ state: 'detached' })
  }
}
