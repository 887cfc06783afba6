import type { Locator, Page } from 'playwright-core'

/** The English body of the open page, for inserting blocks. */
export class BodyBlocks {
  readonly #page: Page
  readonly #editor: Locator
  constructor(page: Page) {
    this.#page = page
    this.#editor = page.getByTestId('field-body.en')
  }

  /** Inserts a block at the caret, from the toolbar or its overflow menu; returns its form. */
  async insert(name: string): Promise<BlockForm> {
    const button = this.#editor.getByRole('button', { name: `Insert ${name} (block)`, exact: true })
    const more = this.#editor.getByTestId('insert-menu-button').last()
    await button.or(more).first().waitFor()
    if (await button.isVisible()) {
      await button.click()
      return BlockForm.open(this.#page)
    }
    await more.click()
    const item = this.#page.getByRole('menuitem').filter({ hasText: new RegExp(`^${name}$`) })
    await item.click()
    return BlockForm.open(this.#page)
  }

  /** Sets the style of the text at the caret, in the toolbar's menu. */
  async style(name: string): Promise<void> {
    await this.#editor.getByTestId('block-style-select').click()
    await this.#page.getByRole('menuitem', { name, exact: true }).click()
    // The caret returns to the text once the menu has closed.
    await this.#page.getByRole('menu').waitFor({ state: 'detached' })
    await this.#editor.locator('[contenteditable=true]:focus').waitFor()
  }
}

/** The inline form of a block, or of an item in a block. */
export class BlockForm {
  readonly #page: Page
  readonly form: Locator
  private constructor(page: Page, form: Locator) {
    this.#page = page
    this.form = form
  }

  /** The form that is open. */
  static async open(page: Page): Promise<BlockForm> {
    const form = page.getByTestId('form-in-place').first()
    await form.waitFor()
    return new BlockForm(page, form)
  }

  /** The field `name` of the block. */
  field(name: string): Locator {
    return this.form.locator(`[data-testid^="field-body"][data-testid$=".${name}"]`).first()
  }

  /** Whether an input's text is visible, and not covered by another element. */
  async shows(input: Locator): Promise<boolean> {
    const before = await input.screenshot()
    await input.evaluate((element) => element.style.setProperty('color', 'transparent'))
    const without = await input.screenshot()
    await input.evaluate((element) => element.style.removeProperty('color'))
    return !before.equals(without)
  }

  async write(name: string, words: string): Promise<void> {
    await this.field(name).getByRole('textbox').first().fill(words)
  }

  async choose(name: string, label: string): Promise<void> {
    await this.field(name).getByRole('combobox').selectOption({ label })
  }

  /** Types into the editor of the field `name`. */
  async writeText(name: string, words: string): Promise<void> {
    const field = this.field(name)
    await field.locator('[contenteditable=true]').click()
    // The style is shown once the editor has the caret; letters typed earlier are lost.
    await field.getByTestId('block-style-select').getByText('Paragraph').waitFor()
    await this.#page.keyboard.insertText(words)
    await field.getByText(words).waitFor()
  }

  /** Searches for a document in the block's reference, and selects the first result with `words`. */
  async refer(query: string, words: string): Promise<void> {
    const input = this.form.getByTestId('reference-input')
    await input.getByRole('combobox').click()
    await input.getByRole('combobox').fill(query)
    const found = this.#page.getByTestId('autocomplete-popover').getByText(words, { exact: true })
    await found.first().click()
    await input.waitFor({ state: 'detached' })
  }

  /**
   * Adds an item to the block's list (`list` if there are several), of `kind` if several are allowed; returns its form.
   */
  async addItem(list?: string, kind?: string): Promise<BlockForm> {
    const within = list === undefined ? this.form : this.field(list)
    await within.getByRole('button', { name: 'Add item' }).last().click()
    if (kind !== undefined)
      await this.#page.getByRole('menuitem', { name: kind, exact: true }).click()
    return this.openItem()
  }

  /** The form of the open item; a block that begins with a list opens its first. */
  async openItem(): Promise<BlockForm> {
    const item = new BlockForm(this.#page, this.form.getByTestId('form-in-place'))
    await item.form.waitFor()
    return item
  }

  /** Closes the form; for an item, the block's form is open then. */
  async close(): Promise<void> {
    await this.form.getByTestId('form-in-place-done').first().click()
    await this.form.waitFor({ state: 'detached' })
  }
}
