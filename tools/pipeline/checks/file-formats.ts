/** What a file of the public folder may be shown as, by its name's ending. */
export const formats = {
  picture: { ending: /\.(avif|gif|jpe?g|png|svg|webp)$/, names: 'AVIF, GIF, JPG, PNG, SVG, WebP' },
  media: { ending: /\.(mp4|webm)$/, names: 'MP4, WebM' },
};

type ShownKind = keyof typeof formats;

const isShownKind = (kind: string): kind is ShownKind => Object.hasOwn(formats, kind);

/** Whether a file can be shown as a picture or a video; capitals in its name are no matter here. */
export const worksAs = (kind: string, address: string): boolean =>
  !isShownKind(kind) || formats[kind].ending.test(address.toLowerCase());
