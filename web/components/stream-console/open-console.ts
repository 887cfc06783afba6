import { announce } from '../../enhancements/announce.ts'
import { chooseEnvironment, environmentOf } from '../console/choose-environment.ts'
import { environmentStore } from '../console/environment-store.ts'
import { filled, type StreamConsoleData, type StreamLabels } from './console-data.ts'
import { button, element, labelled, select } from './dom.ts'
import { explain } from './explain.ts'
import { createFrameView } from './frame-view.ts'
import type { StreamAnswer } from './read-answer.ts'
import { streamAddress } from './stream-address.ts'
import styles from './stream-console.module.css'
import { StreamSession, type StreamState } from './stream-session.ts'
import { createTopicForm } from './topic-form.ts'

/** Builds the console in `place`; it sends nothing until the reader connects. */
export async function openConsole(place: HTMLElement, data: StreamConsoleData): Promise<void> {
  const { labels } = data
  const keys = data.keys && (await import('./stream-keys.client.tsx'))
  const frames = createFrameView(labels, data.topics.length === 1)
  const topicForm = createTopicForm(data, () => {
    problem.replaceChildren()
    session?.follow(topicForm.topics())
  })
  const environment = select(
    data.environments.map(({ id, label }) => ({ value: id, label })),
    environmentOf(data.environments)?.id,
  )
  const product = select(data.categories.map((value) => ({ value, label: value })))
  const status = element('span', { className: styles.status })
  const heartbeat = element('span', { className: styles.heartbeat })
  const problem = element('div', { className: styles.problem, role: 'alert' })
  const toggle = button(labels.connect, () => (session ? session.stop() : connect()))
  let session: StreamSession | undefined
  const keysForm = element('div')
  const showKeys = data.keys && keys?.mountKeysForm(keysForm, data.keys)
  const first = environmentOf(data.environments)
  if (first) showKeys?.(first)

  function connect(): void {
    problem.replaceChildren()
    const topics = topicForm.topics()
    const chosen = data.environments.find(({ id }) => id === environment.value)
    if (!chosen) return
    const noKeys = keys?.ready(chosen.id) === false
    const lacking = topics.length === 0 ? labels.noTopic : noKeys && labels.noKeys
    if (lacking) {
      show(lacking)
      return
    }
    session = new StreamSession({
      url: streamAddress(chosen.stream, data.path, product.value),
      topics,
      ...(keys && { login: () => keys.login(chosen.id) }),
      onState: (state) => {
        onState(state)
        announce(stateWords(state, labels))
      },
      onFrame: frames.add,
      onHeartbeat: (ms) => {
        heartbeat.textContent = filled(labels.heartbeat, { ms: Math.round(ms) })
      },
      onRefusal: refuse,
    })
    frames.watch()
    session.start()
  }
  function onState(state: StreamState): void {
    const words = stateWords(state, labels)
    status.textContent = words
    status.dataset.state = state.kind
    if (state.kind !== 'open') heartbeat.textContent = ''
    if (state.kind === 'closed') {
      session = undefined
      frames.stop()
    }
    offerNext()
  }
  /** Connect is the primary action, Disconnect a secondary one. */
  function offerNext(): void {
    toggle.textContent = session ? labels.disconnect : labels.connect
    toggle.classList.toggle(styles.primary ?? '', !session)
  }
  function show(words: string, details = ''): void {
    problem.replaceChildren(element('p', { textContent: words }))
    if (details) problem.append(element('code', { textContent: details }))
  }
  function refuse(refusal: StreamAnswer | Error): void {
    if (refusal instanceof Error)
      show((data.keys && keys?.secretWords(refusal, data.keys)) ?? refusal.message)
    else show(labels[explain(refusal)], refusal.words)
  }
  /** Handles a choice here, or in another console of the tab. */
  function choose(): void {
    const chosen = data.environments.find(({ id }) => id === environment.value)
    if (chosen && chooseEnvironment(chosen, labels.realMoneyChoose)) return
    environment.value = environmentOf(data.environments)?.id ?? ''
  }
  function follow(): void {
    const chosen = environmentOf(data.environments)
    if (!root.isConnected) unfollow()
    if (!root.isConnected || !chosen) return
    environment.value = chosen.id
    showKeys?.(chosen)
    moved()
  }
  /** Reconnects, as other addresses need other connections. */
  function moved(): void {
    topicForm.offer(product.value)
    if (!session) return
    session.stop()
    connect()
  }

  environment.addEventListener('change', choose)
  const unfollow = environmentStore.subscribe(follow)
  product.addEventListener('change', moved)
  topicForm.offer(product.value)
  onState({ kind: 'closed' })

  const settings = element(
    'div',
    { className: styles.settings },
    labelled(labels.environment, environment),
    ...(data.categories.length > 0 ? [labelled(labels.product, product)] : []),
  )
  const line = element('div', { className: styles.line }, toggle, status, heartbeat)
  const form = element('form', {}, settings, topicForm.element, line)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!session) connect()
  })
  const root = element('div', { className: styles.console }, form, problem, frames.element)
  if (showKeys) root.prepend(keysForm)
  place.append(root)
  // The focused button was removed.
  environment.focus({ preventScroll: true })
  // Stops the session of a page that the reader has left, as the page is kept in memory.
  new ResizeObserver(() => {
    if (!root.checkVisibility()) session?.stop()
  }).observe(root)
}

function stateWords(state: StreamState, labels: StreamLabels): string {
  if (state.kind === 'open') return labels.connected
  return state.kind === 'waiting'
    ? filled(labels.waiting, { seconds: state.seconds, attempt: state.attempt })
    : labels[state.kind]
}
