import type { GlossaryGroup } from '#frontend/content/types.ts'

export const tradeWords = {
  title: 'Palabras del oficio',
  intro: 'Lo que puede leer en un presupuesto o en una etiqueta, u oír cuando se habla de sus ventanas.',
  terms: [
    {
      term: 'Vidrio (pane)',
      definition:
        'Cada pieza de vidrio de una ventana. Una ventana dividida puede tener muchas, y cada una se limpia por separado.',
    },
    {
      term: 'Lite',
      definition:
        'Así llaman en inglés los vidrieros a cada vidrio. Lo escriben de este modo para no confundirlo con la luz del día.',
    },
    { term: 'Parteluz (mullion)', definition: 'El poste que queda entre dos ventanas.' },
    {
      term: 'Barrote (muntin)',
      definition:
        'La barra delgada que divide una ventana en vidrios chicos. Algunos barrotes se quitan y se ponen a presión.',
    },
    {
      term: 'Hoja (sash)',
      definition: 'El marco que sujeta el vidrio y se mueve cuando usted abre la ventana.',
    },
    {
      term: 'Ventana francesa (French window)',
      definition:
        'Una ventana o puerta hecha de varios vidrios chicos. Tantas orillas tardan más que el vidrio mismo.',
    },
    {
      term: 'Ventana de piso a techo (floor-to-floor)',
      definition:
        'Vidrio que ocupa toda la altura de un piso, como en las salas de exhibición y las recepciones.',
    },
    {
      term: 'Doble vidrio (dual-pane)',
      definition:
        'Dos vidrios sellados con un hueco en medio; en inglés también, insulated glass unit. Si se empaña entre los dos, el sello ya no sirve, y eso no se arregla limpiando.',
    },
    {
      term: 'Recubrimiento low-E (low-E coating)',
      definition:
        'Una capa de metal muy delgada que lleva el vidrio para reflejar el calor. Las navajas y los abrasivos la pueden dañar.',
    },
    {
      term: 'Vidrio templado (tempered glass)',
      definition:
        'Vidrio de seguridad tratado con calor, para puertas y ventanas bajas. Rasparlo es arriesgado.',
    },
    {
      term: 'Agua dura (hard water)',
      definition: 'Agua con mucho calcio y magnesio, como la de casi todos los pozos del Valle.',
    },
    {
      term: 'Salitre (efflorescence)',
      definition:
        'Sales blancas que brotan del ladrillo, del estuco o del concreto y escurren al vidrio de abajo.',
    },
    {
      term: 'Vidrio grabado (etching)',
      definition:
        'Picaduras donde los minerales o los químicos ya se comieron el vidrio. Es daño, no suciedad.',
    },
    {
      term: 'Oxidación (oxidation)',
      definition:
        'El polvillo como gis de los marcos y mosquiteros de aluminio que envejecen. Cuando se moja, escurre en rayas.',
    },
  ],
} satisfies GlossaryGroup
