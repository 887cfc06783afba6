import type { Locator, Page } from 'playwright-core'

/** The English body of the page that is open, into which blocks are put. */
export class BodyBlocks {
  readonly #page: Page
  readonly #editor: Locator
  constructor(page: Page) {
    this.#page = page
    this.#editor = page.getByTestId('field-body.en')
  }

  /** Puts a block where the caret is, by the toolbar or its menu, and hands out its dialog. */
  async insert(name: string): Promise<BlockDialog> {
    const button = this.#editor.getByRole('button', { name: new RegExp(`${name}`) })
    if (name === 'Heading') await button.last().click()
    else {
      await this.#editor.getByTestId('insert-menu-button').last().click()
      const item = this.#page.getByRole('menuitem').filter({ hasText: new RegExp(`^${name}$`) })
      await item.click()
    }
    return BlockDialog.topmost(this.#page)
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

  /** Adds an item to the list of the block, and hands out its dialog, which closes both. */
  async addItem(): Promise<BlockDialog> {
    const open = await this.#page.getByRole('dialog').count()
    await this.dialog.getByRole('button', { name: 'Add item' }).last().click()
    await this.#page.getByRole('dialog').nth(open).waitFor()
    return BlockDialog.topmost(this.#page)
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close dialog' }).click()
    await this.dialog.waitFor({ state: 'detached' })
  }
}
