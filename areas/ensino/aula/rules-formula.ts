/** Formulas in the plain words of an author: `$…$`. A dollar sign before a space or after a digit's end is money: `R$ 5`. */

export const FORMULA = /(?<![\w$])\$(?=\S)([^$\n]*\S)\$(?![\w$])/g
