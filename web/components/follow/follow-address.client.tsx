'use client'

import { useEffect, useState } from 'react'
import styles from './follow-view.module.css'

interface FollowAddressProps {
  /** The id of the form around it. */
  form: string
  origin: string
  labels: { address: string; json: string; copy: string; copied: string }
}

/** The address of the feed of what is chosen, anew with each choice. */
export function FollowAddress({ form, origin, labels }: FollowAddressProps) {
  const [address, setAddress] = useState('')
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return
    const update = () => {
      const chosen = [...new FormData(element)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      )
      const query = new URLSearchParams(chosen).toString().replaceAll('%2F', '/')
      const action = new URL(element.action).pathname
      setAddress(`${origin}${action}${query === '' ? '' : `?${query}`}`)
      setCopied(false)
    }
    update()
    element.addEventListener('change', update)
    return () => element.removeEventListener('change', update)
  }, [form, origin])

  if (address === '') return null
  return (
    <p className={styles.address}>
      <label>
        {labels.address}
        <input readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <button
        type="button"
        onClick={async () => {
          await navigator.clipboard.writeText(address)
          setCopied(true)
        }}
      >
        {copied ? labels.copied : labels.copy}
      </button>
      <span className={styles.note}>{labels.json}</span>
    </p>
  )
}
