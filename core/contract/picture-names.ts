/** Names of pictures, apart from the sentences about files: what sends anything at all asks this, on every page. */

/** Pictures that the browser makes small before it sends them, an iPhone's among them; an animation stays as it is. */
export const isPictureName = (nome: string): boolean => /\.(?:jpe?g|png|gif|webp|bmp|hei[cf])$/i.test(nome)
