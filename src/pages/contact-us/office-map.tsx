import { useEffect, useRef, useState } from 'react'
import { contact } from '../../content/contact.ts'
import type { Office } from '../../content/site.ts'
import css from './office-map.module.css'

type OfficeMapProps = { office: Office; live: boolean; onFailed: () => void }

const PATIENCE_MS = 12_000

/** The drawn map of an office. The live map covers it once loaded, and is removed if it cannot load. */
export function OfficeMap({ office, live, onFailed }: OfficeMapProps) {
  const words = contact.offices
  const [failed, setFailed] = useState(false)
  return (
    <div className={css.map}>
      <img
        src={`${import.meta.env.BASE_URL}maps/${office.id}.svg`}
        width={1200}
        height={900}
        alt={`${words.mapAlt} ${office.city}`}
        loading="lazy"
        className={css.drawn}
        data-office={office.id}
      />
      {live && (
        <LiveMap
          office={office}
          onFailed={() => {
            setFailed(true)
            onFailed()
          }}
          onLoaded={() => setFailed(false)}
        />
      )}
      <p role="status" className={css.failed}>
        {failed && words.mapFailed}
      </p>
    </div>
  )
}

function LiveMap({ office, onFailed, onLoaded }: { office: Office; onFailed: () => void; onLoaded: () => void }) {
  const [loaded, setLoaded] = useState(false)
  const fail = useRef(onFailed)
  useEffect(() => {
    fail.current = onFailed
  })
  useEffect(() => {
    if (loaded) return
    // A frame does not report a failed load, so the only signs are being offline and a long silence.
    const timer = setTimeout(() => fail.current(), navigator.onLine ? PATIENCE_MS : 0)
    return () => clearTimeout(timer)
  }, [loaded])
  return (
    <iframe
      src={office.mapEmbed}
      title={`${contact.offices.liveTitle} ${office.city}`}
      className={css.live}
      data-loaded={loaded || undefined}
      referrerPolicy="strict-origin"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the pair is only unsafe for our own origin; map providers need both
      sandbox="allow-scripts allow-same-origin allow-popups"
      onLoad={() => {
        setLoaded(true)
        onLoaded()
      }}
    />
  )
}
