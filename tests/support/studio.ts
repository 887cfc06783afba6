import type { Browser, Locator, Page } from 'playwright-core'
import { sharedBrowser } from './browser.ts'
import type { StackFile } from './stack-file.ts'
import type { StudioErrors } from './studio/studio-errors.ts'
import { reuseStudio, STUDIO_WINDOW, storeStudio } from './studio/studio-pool.ts'
import { until } from './until.ts'

type StudioStack = Pick<StackFile, 'studio' | 'lake'>

async function newPage(browser: Browser, name: string, errors?: StudioErrors): Promise<Page> {
  const context = await browser.newContext({ viewport: STUDIO_WINDOW })
  const page = await context.newPage()
  errors?.watch(page, name)
  return page
}

/** The Studio of a signed-in user. */
export class StudioSession {
  readonly page: Page
  private constructor(page: Page) {
    this.page = page
  }

  /** Signs in at the Studio of `stack` as the user called `name`, through the sign-in page's buttons. */
  static async signInByButtons(
    browser: Browser,
    { studio }: StudioStack,
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
   * A separate Studio that ends with `browser`, for tests that change its language, colours or session. It sends the
   * buttons' requests directly, which saves loading the Studio twice.
   */
  static async signInAnew(
    browser: Browser,
    { studio, lake }: StudioStack,
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

  /** A user's Studio, loaded once per worker; it is reset to the state after loading. */
  static async signIn(
    stack: StudioStack,
    name: string,
    errors?: StudioErrors,
  ): Promise<StudioSession> {
    const page = await reuseStudio(name)
    if (!page) {
      const session = await StudioSession.signInAnew(await sharedBrowser(), stack, name, errors)
      storeStudio(name, session.page)
      return session
    }
    errors?.watch(page, name)
    const session = new StudioSession(page)
    await session.follow('/')
    await page.getByTestId('studio-navbar').waitFor()
    return session
  }

  /** Switches to the other language, which reloads the Studio. */
  async changeLanguage(to: 'en-US' | 'zh-TW'): Promise<void> {
    const loaded = this.page.waitForEvent('load')
    await this.page.getByTestId('studio-language').click()
    await loaded
    await until(async () => (await this.page.getAttribute('html', 'lang')) === to)
  }

  /** Signs out through the user menu. */
  async signOut(): Promise<void> {
    await this.page.locator('#user-menu').click()
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click()
    await this.page.getByText('Local users').waitFor()
  }

  /** Opens the lists of all documents. */
  async openLists(): Promise<void> {
    await this.follow('/structure')
  }

  /** Opens a document in its form, and waits for its field `shown`. */
  async open(type: string, id: string, shown = 'title.en'): Promise<void> {
    // The form of another open document has such a field too.
    await this.openLists()
    await this.field(shown).waitFor({ state: 'detached' })
    await this.follow(`/intent/edit/id=${id};type=${type}/`)
    await this.field(shown).waitFor()
  }

  /** Navigates within the Studio without a reload, as its links do. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
  }

  /** Creates a document from the list at `panes`, of `kind` where there are several; returns its id. */
  async create(panes: string[], shown: string, kind = 'Empty page'): Promise<string> {
    await this.openLists()
    for (const pane of panes) await this.page.getByTestId(`pane-item-${pane}`).click()
    const kinds = this.page.getByTestId('multi-action-intent-button')
    await this.page.getByTestId('action-intent-button').or(kinds).click()
    if (await kinds.isVisible()) await this.page.getByRole('menuitem', { name: kind }).click()
    await this.field(shown).waitFor()
    return this.documentId
  }

  /** Creates an empty page by its address, as the buttons do; returns its id. */
  async begin(): Promise<string> {
    await this.follow('/intent/create/type=page;template=page/')
    await this.field('title.en').waitFor()
    return this.documentId
  }

  /** Published id of a newly created document, from the address. */
  get documentId(): string {
    const id = this.page.url().match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/)?.[0]
    if (!id) throw new Error(`No id of a new document in ${this.page.url()}`)
    return id
  }

  /** Types the first paragraph of an empty `body.<locale>`. */
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
    // The style is shown once the editor has the caret; letters typed earlier are lost.
    await editor.getByTestId('block-style-select').getByText('Paragraph').waitFor()
    // Inserted at once: the editor may move the caret between two letters.
    await this.page.keyboard.insertText(addition)
    await until(async () => ((await words.textContent()) ?? '').endsWith(addition.trimEnd()))
  }

  /** Clicks after the last letter. The editor notices a caret set by script late, and until then types at the click. */
  async pressAtEnd(words: Locator): Promise<void> {
    // Measured in one turn of the event loop, in which the editor does not rerender.
    const endOfWords = () =>
      words.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const text = document.createRange()
        text.selectNodeContents(element)
        const line = [...text.getClientRects()].at(-1)
        return line && { x: line.right - 1, y: line.top + line.height / 2 }
      })
    // An element rerendered since it was found has no position.
    await until(async () => {
      const end = await endOfWords()
      if (end) await this.page.mouse.click(end.x, end.y)
      return end !== undefined
    })
  }

  /**
   * Clicks Publish once the lake has the whole draft, and waits for the publish, after which `saved` is no longer true.
   * The Studio sends edits in batches: after an early click the last words stay in a new draft. It also refuses content
   * that was still being validated at the click, such as a previously empty field on a busy machine: its toast asks to
   * try again, as a person would.
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
          const messages = this.page.getByRole('alert').or(this.page.getByRole('dialog'))
          const said = await messages.allTextContents()
          const label = await button.textContent()
          throw new Error(`Publish says “${label}”, and the Studio: ${said.join(' | ')}`, { cause })
        },
      )
      await refusal.waitFor({ state: 'hidden' })
    }
  }
}
