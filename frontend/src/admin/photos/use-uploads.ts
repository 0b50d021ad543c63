/** The pictures that the owner has chosen: prepared one after the other, then uploaded and listed one by one. */
import { useLayoutEffect, useRef, useState } from 'react'
import { hasSessionEnded } from '#frontend/admin/lib/use-api.ts'
import { problemOf } from '#frontend/admin/lib/use-call.ts'
import { useIsLeft } from '#frontend/admin/lib/use-is-left.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { spotLabel, suggestedAlt } from '#frontend/admin/photos/photo-words.ts'
import { type PreparedPicture, preparePicture, Refused } from '#frontend/admin/photos/prepare-picture.ts'
import { uploadPicture } from '#frontend/admin/photos/upload-picture.ts'
import { callApi } from '#frontend/lib/api.ts'
import { clearDraft, keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { showFailure } from '#frontend/lib/toasts.ts'
import type { Photo, PhotoSpot } from '#schemas/contract/photos.ts'
import { PHOTO_LIMITS } from '#schemas/facts/photos.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** refused: will never do. failed: another try may. */
type UploadState = 'preparing' | 'ready' | 'uploading' | 'refused' | 'failed'

export type Upload = {
  id: string
  fileName: string
  state: UploadState
  /** As typed; undefined while it is the suggestion. */
  alt?: string
  /** From 0 to 1. */
  progress: number
  /** Why it was refused or has failed. */
  problem?: string
  picture?: PreparedPicture
}

const NO_CONNECTION = 'The connection broke. What has arrived is kept: try again.'
/** Key of the draft of a picture's words. The picture itself must be chosen again after a reload. */
const draftOf = ({ source }: PreparedPicture) => `photo ${source}`
const IS_LISTED = 'This picture is among your photos already.'

/**
 * @param listed photographs that are there already; undefined until they are read
 * @param reload reads the photographs again
 */
export function useUploads(
  listed: readonly Photo[] | undefined,
  reload: () => Promise<readonly Photo[] | undefined>,
) {
  const session = useSession()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useRef(uploads)
  // Before the picture's button can be pressed.
  useLayoutEffect(() => {
    latest.current = uploads
  })
  /** What is being sent goes on once the screen is left. */
  const isLeft = useIsLeft()
  const reread = () => (isLeft.current ? callApi(adminRoutes.listPhotos, {}) : reload())
  const change = (id: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  function setWords({ id, picture }: Upload, alt: string) {
    if (picture) keepDraft(draftOf(picture), { values: alt })
    change(id, { alt })
  }
  function remove({ id, picture }: Pick<Upload, 'id' | 'picture'>) {
    if (picture) clearDraft(draftOf(picture))
    setUploads((all) => all.filter((upload) => upload.id !== id))
  }

  /** Prepares files in turn: phones have memory for one large picture. */
  async function choose(files: readonly File[]) {
    const added = files.map((file) => ({ id: crypto.randomUUID(), file }))
    const waiting = added.map(
      ({ id, file }): Upload => ({ id, fileName: file.name, state: 'preparing', progress: 0 }),
    )
    const chosen = uploads.filter(({ state }) => state !== 'refused')
    const room = PHOTO_LIMITS.count - (listed?.length ?? 0) - chosen.length
    const known = [...(listed ?? []), ...uploads.flatMap(({ picture }) => picture ?? [])]
    const sources = new Set(known.map(({ source }) => source))
    setUploads((all) => [...all, ...waiting])
    let count = 0
    for (const { id, file } of added) {
      try {
        const picture = await preparePicture(file)
        if (sources.has(picture.source)) {
          const isListed = listed?.some(({ source }) => source === picture.source)
          throw new Refused(isListed ? IS_LISTED : 'This picture is chosen already.')
        }
        if (count >= room)
          throw new Refused(`There is room for ${PHOTO_LIMITS.count} photos. Please delete one first.`)
        sources.add(picture.source)
        count += 1
        const draft = readDraft<string>(draftOf(picture))
        change(id, { state: 'ready', picture, ...(draft && { alt: draft.values }) })
      } catch (error) {
        const problem =
          error instanceof Refused ? error.message : 'This picture cannot be read on this device.'
        change(id, { state: 'refused', problem })
      }
    }
  }

  /** @returns whether the next one may be tried */
  async function send({ id, fileName, picture, alt: typed }: Upload, spot: PhotoSpot): Promise<boolean> {
    if (!picture) return true
    const alt = typed ?? suggestedAlt(spot)
    change(id, { state: 'uploading', progress: 0 })
    try {
      await uploadPicture(picture, (progress) => change(id, { progress }))
      const { source, format, width } = picture
      const body = { source, format, width, spot, alt }
      await callApi(adminRoutes.createPhoto, { body, idempotencyKey: id })
      await reread()
      remove({ id, picture })
    } catch (error) {
      // Its answer may have been lost.
      const photos = await reread().catch(() => undefined)
      const stored = photos?.find(({ source }) => source === picture.source)
      if (stored) {
        // With other words or at another place, it was added elsewhere meanwhile.
        const isThis = stored.alt === alt.trim() && spotLabel(stored.spot) === spotLabel(spot)
        if (isThis) remove({ id, picture })
        else change(id, { state: 'refused', problem: IS_LISTED })
        return true
      }
      const { problem, status } = problemOf(error)
      const reason = status === 0 ? NO_CONNECTION : problem.message
      change(id, { state: 'failed', problem: reason })
      if (isLeft.current) showFailure('Error', `Failed to upload photo ${fileName}: ${reason}`)
      if (!hasSessionEnded(error)) return true
      session.end()
      return false
    }
    return true
  }

  async function sendAll(spot: PhotoSpot) {
    for (const { id } of uploads.filter(canBeSent)) {
      // The owner may have changed its words, or removed it, while others were sent.
      const upload = latest.current.find((one) => one.id === id)
      if (upload && !(await send(upload, spot))) return
    }
  }

  const isSending = uploads.some(({ state }) => state === 'uploading')
  return { uploads, choose, setWords, remove, send, sendAll, isSending }
}

export const canBeSent = ({ state }: Upload) => state === 'ready' || state === 'failed'
