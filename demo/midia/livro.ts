/** A small book of our own writing, as a book is kept: three tales of a riverside school. */
import type { Livro } from '../../areas/ensino/midia/rules-livro.ts'

const RIO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 480" width="960" height="480"><rect width="960" height="480" fill="#f7d9a8"/><circle cx="700" cy="150" r="70" fill="#e8894a"/><path d="M0 250q120-70 240-10t240-20 240 20 240-20v260H0z" fill="#3f7d54"/><path d="M0 330q160-40 320 0t320 0 320 0v150H0z" fill="#5b9fc7"/><path d="M380 330h180l-36 44H416z" fill="#73402a"/><path d="M468 330v-120l70 100h-70z" fill="#ffffff"/></svg>`

const paragraphs = (...lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join('')

/** @param draw makes a `data:` address of a drawing */
export async function makeLivro(draw: (svg: string) => Promise<string>): Promise<Livro> {
  const rio = await draw(RIO)
  return {
    formato: 'livro',
    titulo: 'Contos da beira do rio',
    autor: 'Equipe Turmalina',
    capitulos: [
      {
        titulo: 'A barca das seis',
        blocos: [
          { imagem: rio, alt: 'Um barco a vela no rio, com a mata ao fundo e o sol baixo.' },
          {
            html: paragraphs(
              'Todo dia, às seis da manhã, a barca de seu Aldo encostava no trapiche e a escola inteira subia. Não era modo de dizer: a escola tinha vinte e três alunos, uma professora e um papagaio, e cabiam todos.',
              'Naquela segunda-feira a barca não veio. Veio a neblina, veio o barulho do motor, veio até o cheiro do café que seu Aldo levava na garrafa. A barca, não.',
              '— Ela está atrasada ou nós estamos adiantados? — perguntou Jonas, que gostava de perguntas sem resposta.',
              'A professora Iara olhou o relógio, olhou o rio e abriu o caderno de chamada ali mesmo, sentada no trapiche. Se a escola não chegava à sala, a sala chegava à escola.',
            ),
          },
        ],
      },
      {
        titulo: 'O papagaio que sabia a tabuada',
        blocos: [
          {
            html: paragraphs(
              'O papagaio chamava-se Noves-Fora e só errava o sete vezes oito. Dizia cinquenta e quatro com tanta certeza que metade da turma errava junto.',
              'Um dia Lúcia levou um milho para cada resposta. Sete vezes oito, perguntava ela, e guardava o milho quando ele dizia cinquenta e quatro. Na quinta vez o papagaio ficou calado. Na sexta, olhou o milho, olhou Lúcia e disse, baixinho:',
              '— Cinquenta e seis.',
              'Desde então foi a turma que passou a errar de propósito, para ver se ganhava milho também.',
            ),
          },
        ],
      },
      {
        titulo: 'A carta que desceu o rio',
        blocos: [
          {
            html: paragraphs(
              'A garrafa apareceu presa nas raízes do jenipapeiro. Dentro havia um papel dobrado em quatro e, no papel, uma só linha: <em>Aqui choveu. Aí já choveu?</em>',
              'Ninguém sabia de quem era. A letra era de criança e a tinta tinha escorrido um pouco. A turma passou a aula inteira discutindo a resposta.',
              'No fim escreveram juntos: <em>Ainda não. Mas o rio subiu um palmo e avisou que vem.</em> Fecharam a garrafa, esperaram a correnteza virar com a maré e soltaram.',
              'Toda semana alguém vai olhar as raízes do jenipapeiro. Por via das dúvidas, o papel da próxima carta já está cortado.',
            ),
          },
        ],
      },
    ],
  }
}
