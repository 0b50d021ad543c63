/** Addresses as people paste them, turned into those that pages need. What is no such address stays as it is, for the rule to refuse. */

const VIDEO =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{5,20})(?:[?&#/]\S*)?$/i

/** The frame address of a YouTube video, from the link of its page, its short link or its frame. */
export function videoFrame(link: string): string {
  const id = VIDEO.exec(link)?.[1]
  return id ? `https://www.youtube-nocookie.com/embed/${id}` : link
}

/** `facebook.com/us` and `http://facebook.com/us` as https. */
export function secureLink(link: string): string {
  const isBare = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/|$)/i.test(link)
  return isBare ? `https://${link}` : link.replace(/^http:\/\//i, 'https://')
}
