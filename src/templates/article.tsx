export default function Template() { return <p>article</p>; }
