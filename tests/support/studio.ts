import type { Browser, Locator, Page } from 'playwright-core'
import { sharedBrowser } from './browser.ts'
import type { StackFile } from './stack-file.ts'
import { keepStudio, STUDIO_WINDOW, takeStudio } from './studio/kept-studios.ts'
import type { StudioErrors } from './studio/studio-errors.ts'
import { until } from './until.ts'

type Place = Pick<StackFile, 'studio' | 'lake'>

async function newPage(browser: Browser, name: string, errors?: StudioErrors): Promise<Page> {
  const context = await browser.newContext({ viewport: STUDIO_WINDOW })
  const page = await context.newPage()
  errors?.watch(page, name)
  return page
}

/** The Studio as one signed-in user sees it. */
export class StudioSession {
  readonly page: Page
  private constructor(page: Page) {
    this.page = page
  }

  /** Signs in at the Studio of `stack` as the user called `name`, by the buttons that a person would use. */
  static async signInByButtons(
    browser: Browser,
    { studio }: Place,
    name: string,
    errors?: StudioErrors,
  ): Promise<StudioSession> {
    const page = await newPage(browser, name, errors)
    await page.goto(studio)
    await page.getByText('Local users').click()
    await page.getByRole('button', { name: new RegExp(name) }).click()
    await page.getByTestId('studio-navbar').waitFor()
    return new StudioSession(page)
  }

  /**
   * A Studio of its own that ends with `browser`, for who changes its language, colours or session. It sends what the
   * buttons send, for which the Studio need not be loaded twice before.
   */
  static async signInAnew(
    browser: Browser,
    { studio, lake }: Place,
    name: string,
    errors?: StudioErrors,
  ): Promise<StudioSession> {
    const page = await newPage(browser, name, errors)
    await page.request.post(`${lake}/v1/auth/login/local`, {
      form: { origin: studio, user: name.toLowerCase() },
      maxRedirects: 0,
    })
    await page.goto(studio)
    await page.getByTestId('studio-navbar').waitFor()
    return new StudioSession(page)
  }

  /** The Studio of a user, which a worker loads once for all its files; it begins where a loaded one does. */
  static async signIn(stack: Place, name: string, errors?: StudioErrors): Promise<StudioSession> {
    const page = await takeStudio(name)
    if (!page) {
      const session = await StudioSession.signInAnew(await sharedBrowser(), stack, name, errors)
      keepStudio(name, session.page)
      return session
    }
    errors?.watch(page, name)
    const session = new StudioSession(page)
    await session.follow('/')
    await page.getByTestId('studio-navbar').waitFor()
    return session
  }

  /** Changes to the other language, in which the Studio loads anew. */
  async changeLanguage(to: 'en-US' | 'zh-TW'): Promise<void> {
    const loaded = this.page.waitForEvent('load')
    await this.page.getByTestId('studio-language').click()
    await loaded
    await until(async () => (await this.page.getAttribute('html', 'lang')) === to)
  }

  /** Signs out by the menu of the user. */
  async signOut(): Promise<void> {
    await this.page.locator('#user-menu').click()
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await this.page.getByText('Local users').waitFor()
  }

  /** Opens the lists of all documents. */
  async openLists(): Promise<void> {
    await this.follow('/structure')
  }

  /** Opens a document in the form, which is there with its field `shown`. */
  async open(type: string, id: string, shown = 'title.en'): Promise<void> {
    // Another document that is open has a field of this name too.
    await this.openLists()
    await this.field(shown).waitFor({ state: 'detached' })
    await this.follow(`/intent/edit/id=${id};type=${type}/`)
    await this.field(shown).waitFor()
  }

  /** Goes to a path of the Studio as its links do: it is not loaded again. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
  }

  /** Begins a document from the list that `panes` lead to, of `kind` where there are several; returns its id. */
  async create(panes: string[], shown: string, kind = 'Empty page'): Promise<string> {
    await this.openLists()
    for (const pane of panes) await this.page.getByTestId(`pane-item-${pane}`).click()
    const kinds = this.page.getByTestId('multi-action-intent-button')
    await this.page.getByTestId('action-intent-button').or(kinds).click()
    if (await kinds.isVisible()) await this.page.getByRole('menuitem', { name: kind }).click()
    await this.field(shown).waitFor()
    return this.documentId
  }

  /** Begins an empty page by its address, as the buttons for one do; returns its id. */
  async begin(): Promise<string> {
    await this.follow('/intent/create/type=page;template=page/')
    await this.field('title.en').waitFor()
    return this.documentId
  }

  /** Published id of a document that the Studio made, from the address. */
  get documentId(): string {
    const id = this.page.url().match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/)?.[0]
    if (!id) throw new Error(`No id of a new document in ${this.page.url()}`)
    return id
  }

  /** Writes the first paragraph of an empty `body.<locale>`. */
  async beginBody(locale: string, words: string): Promise<void> {
    const editor = this.page.getByTestId(`field-body.${locale}`)
    await editor.locator('[contenteditable=true]').click()
    await editor.getByTestId('block-style-select').getByText('Paragraph').waitFor()
    await this.page.keyboard.type(words, { delay: 20 })
    await editor.locator('[contenteditable=true]').getByText(words).waitFor()
  }

  /** The input of a field, by its path in the document. */
  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`).getByRole('textbox').first()
  }

  /** Types at the end of the paragraph of `body.<locale>` that begins with `start`. */
  async appendToParagraph(locale: string, start: string, addition: string): Promise<void> {
    const editor = this.page.getByTestId(`field-body.${locale}`)
    const words = editor.getByText(start).first()
    await words.waitFor()
    const activate = editor.getByText('Click to activate')
    if (await activate.isVisible()) await activate.click()
    await this.pressAtEnd(words)
    // The style shows once the editor has the caret; typed earlier, the first letters go astray.
    await editor.getByTestId('block-style-select').getByText('Paragraph').waitFor()
    // At once: the editor may set the caret back between two letters.
    await this.page.keyboard.insertText(addition)
    await until(async () => ((await words.textContent()) ?? '').endsWith(addition.trimEnd()))
  }

  /**
   * Presses the mouse behind the last letter. The editor notices by and by where a script sets the
   * caret, and until then writes where it was pressed.
   */
  async pressAtEnd(words: Locator): Promise<void> {
    // In one turn of the page, in which the editor draws nothing anew.
    const endOfWords = () =>
      words.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const text = document.createRange()
        text.selectNodeContents(element)
        const line = [...text.getClientRects()].at(-1)
        return line && { x: line.right - 1, y: line.top + line.height / 2 }
      })
    // What was drawn anew since it was found has no place any more.
    await until(async () => {
      const end = await endOfWords()
      if (end) await this.page.mouse.click(end.x, end.y)
      return end !== undefined
    })
  }

  /**
   * Presses Publish once the lake holds the whole draft, and waits until it is published, so that `saved` is no
   * longer true. The Studio sends edits in batches: pressed too early, the last words stay behind in a new draft.
   * It also refuses what was still being checked when the button was pressed, as on a busy machine the field that
   * was empty a moment before: its toast asks to try again, as a person would.
   */
  async publish(saved: () => Promise<boolean>): Promise<void> {
    const button = this.page.getByTestId(/^action-publish/)
    const refusal = this.page
      .getByText('Please fix the validation errors before publishing')
      .first()
    await until(saved, 30_000, 50)
    while (await saved()) {
      await until(async () => button.isEnabled(), 30_000, 50)
      await button.click()
      await until(async () => (await refusal.isVisible()) || !(await saved()), 30_000, 50).catch(
        async (cause: unknown) => {
          const told = this.page.getByRole('alert').or(this.page.getByRole('dialog'))
          const said = await told.allTextContents()
          const label = await button.textContent()
          throw new Error(`Publish says “${label}”, and the Studio: ${said.join(' | ')}`, { cause })
        },
      )
      await refusal.waitFor({ state: 'hidden' })
    }
  }
}
