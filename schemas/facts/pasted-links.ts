/** Converts pasted links into those that pages need. Returns any other text unchanged, for the setting's rule to refuse. */

const VIDEO =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{5,20})(?:[?&#/]\S*)?$/i

/** Returns the embed URL of a YouTube video, from the URL of its page, its short link or its embed. */
export function videoFrame(link: string): string {
  const id = VIDEO.exec(link)?.[1]
  return id ? `https://www.youtube-nocookie.com/embed/${id}` : link
}

/** Turns `facebook.com/us` and `http://facebook.com/us` into https. */
export function secureLink(link: string): string {
  const isBare = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/|$)/i.test(link)
  return isBare ? `https://${link}` : link.replace(/^http:\/\//i, 'https://')
}
