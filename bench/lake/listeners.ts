import type { ListenEvent, SanityClient } from '@sanity/client'

type Arrival = (transactionId: string, at: number) => void

/** Listens as that many clients do, each on a connection of its own; resolves when all are heard. */
export async function listenAs(clients: SanityClient[], arrived: Arrival): Promise<() => void> {
  const subscriptions = await Promise.all(clients.map((client) => subscribe(client, arrived)))
  return () => {
    for (const end of subscriptions) end()
  }
}

function subscribe(client: SanityClient, arrived: Arrival): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const options = { events: ['welcome' as const, 'mutation' as const], includeResult: false }
    const subscription = client.listen('*[_type == $type]', { type: 'page' }, options).subscribe({
      next: (event: ListenEvent<Record<string, unknown>>) => {
        if (event.type === 'welcome') resolve(() => subscription.unsubscribe())
        if (event.type === 'mutation') arrived(event.transactionId, performance.now())
      },
      error: reject,
    })
  })
}
