/** The conversations of the second tenant, by class. */
import type { TopicoDemo } from './shape.ts'

export const FLORIPA: Readonly<Record<string, readonly TopicoDemo[]>> = {
  '7º A': [
    {
      titulo: 'O que a maré traz',
      temas: ['ecossistemas', 'praia'],
      abertoHa: 3,
      hora: [9, 30],
      curtidas: 5,
      favoritaDe: ['aluno'],
      texto: `Na saída de campo vimos conchas, algas e também tampinhas. Escolham <strong>uma coisa que a maré trouxe</strong> e contem de onde ela veio e o que acontece se ninguém a recolher.`,
      falas: [
        {
          de: 'aluno',
          curtidas: 6,
          texto: `Escolhi a tampinha azul. Pode ter vindo do rio, porque choveu muito. Se ficar, o sol quebra em pedacinhos e os peixes confundem com comida.`,
          respostas: [
            {
              de: 'prof',
              curtidas: 2,
              texto: `{aluno}, esses pedacinhos têm nome: microplástico. Como a gente poderia contar quantos há num copo de areia?`,
            },
            { de: 5, texto: `Com peneira! Ou colocando a areia na água e vendo o que boia.`, curtidas: 4 },
          ],
        },
        {
          de: 3,
          texto: `A concha veio de um bicho que morava nela. Se ninguém recolher não tem problema, outro bicho pode usar.`,
          curtidas: 5,
        },
      ],
    },
    {
      tipo: 'aviso',
      titulo: 'Saída de campo: levem boné e água',
      abertoHa: 5,
      hora: [7, 45],
      fixado: true,
      pedeCiente: true,
      lidoPor: 17,
      cientes: 14,
      texto: `O ônibus sai às 8h em ponto e volta às 11h30. Levem boné, água e o caderno de campo. A autorização assinada fica com a professora.`,
    },
  ],
}
